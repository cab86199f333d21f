import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Faq } from '@tempera/domain/catalogue/product';
import { Icon } from './Icon.tsx';

/** Questions that open to their answers: the browser's own disclosure, which needs no script and can be searched. */
export function Questions({ faqs }: { faqs: readonly Pick<Faq, 'id' | 'question' | 'answer'>[] }) {
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', maxWidth: '76ch' }}>
      {faqs.map(({ id, question, answer }) => (
        <Box
          component="details"
          key={id}
          sx={{
            borderBottom: 1,
            borderColor: 'divider',
            '& summary svg': { transition: (theme) => theme.transitions.create('transform') },
            '&[open] summary svg': { transform: 'rotate(180deg)' },
          }}
        >
          <Box
            component="summary"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 4,
              py: 4,
              cursor: 'pointer',
              listStyle: 'none',
              '&::-webkit-details-marker': { display: 'none' },
              typography: 'h6',
            }}
          >
            {question}
            <Icon name="chevronDown" />
          </Box>
          <Typography sx={{ pb: 5, maxWidth: '65ch' }}>{answer}</Typography>
        </Box>
      ))}
    </Box>
  );
}
