import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Advisory, advisorySentence, affects, byUrgency } from '@tempera/domain/advisories/advisory';
import { withoutMarks } from '@tempera/domain/site/without-marks';
import { InlineNotice } from '../InlineNotice.tsx';

interface AdvisoryNoticesProps {
  advisories: readonly Advisory[];
  /** The version that the person has. */
  version: string;
}

/** What is known to be wrong with the version that somebody has, the worst first; nothing where nothing is. */
export function AdvisoryNotices({ advisories, version }: AdvisoryNoticesProps) {
  const concerned = advisories.filter((one) => affects(one, version)).toSorted(byUrgency);
  return concerned.map((advisory) => (
    <InlineNotice
      key={advisory.id}
      kind={advisory.severity === 'high' || advisory.severity === 'critical' ? 'error' : 'attention'}
    >
      <Box component="span" sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {advisorySentence(advisory, version)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          Severity: {advisory.severity}. {withoutMarks(advisory.text)}
        </Typography>
      </Box>
    </InlineNotice>
  ));
}
