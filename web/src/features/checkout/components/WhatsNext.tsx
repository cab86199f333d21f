import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const stepsOf = (isMember: boolean) => [
  [
    isMember ? 'Download or clone' : 'Download',
    isMember
      ? 'Download each template, or clone it with git. It stays in your profile, with every later version.'
      : 'Download each template. The link in your email opens this order again.',
  ],
  ['Open it', 'README.md in the unzipped folder says how to run and change the template.'],
  ['Ship it', 'The license covers commercial work. Stuck? Support is included.'],
];

/** @param isMember false for a guest, who has no profile that anything stays in */
export function WhatsNext({ isMember }: { isMember: boolean }) {
  return (
    <Box component="section" aria-labelledby="next-title">
      <Typography id="next-title" variant="h3" component="h2" sx={{ mb: 5 }}>
        What’s Next
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: 6,
          gridTemplateColumns: { sm: 'repeat(3, 1fr)', md: '1fr' },
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {stepsOf(isMember).map(([title, text], index) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 4, alignItems: 'baseline' }}>
            <Typography
              variant="h4"
              component="span"
              aria-hidden
              sx={{ color: 'ultramarine.text', minWidth: '1ch', fontVariantNumeric: 'tabular-nums' }}
            >
              {index + 1}
            </Typography>
            <Box>
              <Typography variant="h6" component="h3">
                {title}
              </Typography>
              <Typography color="textSecondary">{text}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
