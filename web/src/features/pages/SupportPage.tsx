import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Faq, Plan } from '@tempera/domain/catalogue/product';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PageWidth } from '../../ui/PageWidth.tsx';
import { Section } from '../../ui/Section.tsx';
import { Channels } from './Channels.tsx';
import { CommonQuestions } from './CommonQuestions.tsx';
import { HelpResults } from './HelpResults.tsx';
import { HelpSearch } from './HelpSearch.tsx';
import { Resources } from './Resources.tsx';
import type { HelpFound } from './search-help.ts';
import { useSearchText } from './use-search-text.ts';

interface SupportPageProps {
  faqs: readonly Faq[];
  plans: readonly Plan[];
  /** What the address asks for has found; null when it asks for nothing. */
  found: HelpFound | null;
  /** The form that reaches us. */
  contact: ReactNode;
}

/** Help search, ways to reach us, response times and common questions. */
export function SupportPage({ faqs, plans, found, contact }: SupportPageProps) {
  const query = useSearchText();
  return (
    <>
      <PageMeta page="support" />
      <PageWidth sx={{ pt: { xs: 8, md: 14 }, display: 'grid', gap: 8 }}>
        <PageHeader title="Support" lead="Most answers are below. For the rest there are people." />
        <HelpSearch query={query} found={found} />
      </PageWidth>
      {(found || faqs.length > 0) && (
        <Section title={found ? 'What we found' : 'Common questions'}>
          {found ? <HelpResults found={found} onClear={query.clear} /> : <CommonQuestions faqs={faqs} />}
        </Section>
      )}
      <Section title="Reach us">
        <Channels />
      </Section>
      <Section title="Send us a message">
        <Box id="contact">{contact}</Box>
      </Section>
      {plans.length > 0 && (
        <Section title="Response times" more={{ href: paths.pricing, label: 'Compare the plans' }}>
          <Box
            component="dl"
            sx={{
              display: 'flex',
              flexDirection: { xs: 'column', sm: 'row' },
              flexWrap: 'wrap',
              columnGap: 12,
              rowGap: 4,
            }}
          >
            {plans.map((plan) => (
              <Box key={plan.id} sx={{ display: 'grid' }}>
                <Typography component="dt" color="textSecondary">
                  {plan.name}
                </Typography>
                <Typography component="dd" variant="h4">
                  {plan.responsePromise}
                </Typography>
              </Box>
            ))}
          </Box>
        </Section>
      )}
      <Section title="Additional Resources">
        <Resources />
      </Section>
    </>
  );
}
