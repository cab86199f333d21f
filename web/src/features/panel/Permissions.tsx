import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { staffLongestDays } from '@tempera/domain/people/moderation';

const limits = [
  `Bans and suspensions last up to ${staffLongestDays} days.`,
  'Staff can’t ban anyone permanently.',
  'Staff can’t moderate other staff, admins or the owner.',
  'Every action is logged with your name and the reason.',
];

/** What staff may and may not do. */
export function Permissions() {
  return (
    <Box sx={{ p: 6, border: 1, borderColor: 'divider', borderRadius: 1, maxWidth: '40rem' }}>
      <Typography variant="h4" component="h2" sx={{ mb: 3 }}>
        Staff Permissions
      </Typography>
      <Box component="ul" sx={{ pl: 5, m: 0, display: 'grid', gap: 2 }}>
        {limits.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Box>
  );
}
