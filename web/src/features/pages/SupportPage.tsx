import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Faq, faqGroups, type Plan } from '@tempera/domain/catalogue/product';
import { paths } from '@tempera/domain/site/paths';
import type { ReactNode } from 'react';
import { PageHeader, PageWidth, Section } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { Channels } from './Channels.tsx';
import { ContactInformation } from './ContactInformation.tsx';
import { HelpResults, HelpSearch, useSearchText } from './HelpSearch.tsx';
import type { HelpFound } from './search-help.ts';

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
  const { supportEmail, supportPhone, supportHours, supportCity } = useSettings();
  return (
    <>
      <PageMeta page="support" />
      <PageWidth sx={{ pt: { xs: 8, md: 14 }, display: 'grid', gap: 8 }}>
        <PageHeader title="Support" lead="Most answers are below. For everything else, write to us." />
        <HelpSearch query={query} found={found} />
      </PageWidth>
      {(found || faqs.length > 0) && (
        <Section title={found ? 'Search results' : 'Common questions'}>
          {found ? <HelpResults found={found} onClear={query.clear} /> : <CommonQuestions faqs={faqs} />}
        </Section>
      )}
      <Section title="Contact us">
        <Channels />
      </Section>
      <Section title="Send us a message">
        <Box id="contact">{contact}</Box>
      </Section>
      {(supportEmail || supportPhone || supportHours || supportCity) && (
        <Section title="Contact information">
          <ContactInformation />
        </Section>
      )}
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

/** All questions, by their groups. */
function CommonQuestions({ faqs }: { faqs: readonly Faq[] }) {
  const groups = faqGroups.map((group) => ({ group, grouped: faqs.filter((faq) => faq.group === group) }));
  return (
    <Box sx={{ display: 'grid', gap: 10 }}>
      {groups
        .filter(({ grouped }) => grouped.length > 0)
        .map(({ group, grouped }) => (
          <Box
            key={group}
            sx={{
              display: 'grid',
              gap: 4,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 3fr)' },
            }}
          >
            <Typography variant="h3">{group}</Typography>
            <Questions faqs={grouped} />
          </Box>
        ))}
    </Box>
  );
}

/** Where else to look for help; the community only where the store has one. */
function Resources() {
  const { communityUrl } = useSettings();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Button variant="outlined" color="secondary" href={paths.documentation}>
        Documentation
      </Button>
      {communityUrl && (
        <Button variant="outlined" color="secondary" href={communityUrl} target="_blank">
          Community Forum
        </Button>
      )}
    </Box>
  );
}
