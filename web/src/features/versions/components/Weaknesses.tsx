import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Advisory, affects, byUrgency } from '@tempera/domain/advisories/advisory';
import { capital } from '@tempera/domain/site/plain-text';
import { withoutMarks } from '@tempera/domain/site/without-marks';
import { severityTones } from '../../../ui/advisories/severity-tones.ts';
import { Tag } from '../../../ui/Tag.tsx';

/** What is known to be wrong with a release, the worst first: each opens to what to do. */
export function Weaknesses({ advisories, version }: { advisories: readonly Advisory[]; version: string }) {
  return advisories
    .filter((one) => affects(one, version))
    .toSorted(byUrgency)
    .map(({ id, severity, title, text, fixedIn }) => (
      <Box component="details" key={id} sx={{ overflowWrap: 'anywhere' }}>
        <Box component="summary" sx={{ py: 1, cursor: 'pointer', typography: 'body2' }}>
          <Tag label={`${capital(severity)} severity`} tone={severityTones[severity]} sx={{ mr: 2 }} />
          {title}
        </Box>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', py: 1 }}>
          {withoutMarks(text)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {fixedIn ? `Fixed in ${fixedIn}.` : 'Not fixed yet.'}
        </Typography>
      </Box>
    ));
}
