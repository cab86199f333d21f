import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@tempera/domain/paths';
import { type Faq, faqGroups, type Plan } from '@tempera/domain/product';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { PageWidth } from '../../ui/PageWidth.tsx';
import { Questions } from '../../ui/Questions.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Section } from '../../ui/Section.tsx';
import { Channels } from './Channels.tsx';
import { findFaqs } from './find-faqs.ts';

interface SupportPageProps {
  faqs: readonly Faq[];
  plans: readonly Plan[];
  /** The form that reaches us. */
  contact: ReactNode;
}

/** Help search, ways to reach us, response times and common questions (storefront.md §2, Support). */
export function SupportPage({ faqs, plans, contact }: SupportPageProps) {
  const [text, setText] = useState('');
  const found = findFaqs(faqs, text);
  const groups = faqGroups.map((group) => ({ group, faqs: found.filter((faq) => faq.group === group) }));
  return (
    <>
      <PageMeta page="support" />
      <PageWidth sx={{ pt: { xs: 8, md: 14 }, display: 'grid', gap: 8 }}>
        <PageHeader title="Support" lead="Most answers are below. For the rest there are people." />
        <Box
          component="form"
          role="search"
          onSubmit={(event) => event.preventDefault()}
          sx={{ maxWidth: '48rem' }}
        >
          <SearchField
            label="Search the answers"
            placeholder="Licence, money back, download"
            value={text}
            onChange={setText}
          />
          <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2, minHeight: '1lh' }}>
            {text.trim() && (found.length === 1 ? '1 answer' : `${found.length} answers`)}
          </Typography>
        </Box>
      </PageWidth>
      <Section title="Common questions">
        <Box sx={{ display: 'grid', gap: 10 }}>
          {found.length === 0 && (
            <EmptyState
              level="h3"
              icon="search"
              title="No answer to that yet"
              text="Ask us below, and it may stand here next time."
              action={
                <Button variant="outlined" color="secondary" onClick={() => setText('')}>
                  Show all questions
                </Button>
              }
            />
          )}
          {groups
            .filter((group) => group.faqs.length > 0)
            .map(({ group, faqs: grouped }) => (
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
      </Section>
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
    </>
  );
}
