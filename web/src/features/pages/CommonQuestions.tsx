import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Faq, faqGroups } from '@tempera/domain/catalogue/product';
import { Questions } from '../../ui/Questions.tsx';

/** All questions, by their groups. */
export function CommonQuestions({ faqs }: { faqs: readonly Faq[] }) {
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
