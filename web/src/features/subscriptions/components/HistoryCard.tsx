import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatTime } from '@tempera/domain/site/dates';
import { Card } from '../../../ui/Card.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { useChangesOf } from '../api/subscriptions.ts';
import { changeWords } from '../subscription-words.ts';

/** What became of somebody's plan, the newest first. @param plan names plans by their ids */
export function HistoryCard({ uid, plan }: { uid: string; plan: (id: string) => string }) {
  return (
    <Card title="History">
      <LiveData live={useChangesOf(uid)}>
        {(changes) =>
          changes.length === 0 ? (
            <Typography color="textSecondary">No changes yet.</Typography>
          ) : (
            <Box
              component="ol"
              aria-label="History"
              sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}
            >
              {changes.map((change) => (
                <Box component="li" key={change.id} sx={{ overflowWrap: 'anywhere' }}>
                  <Typography>{changeWords(change, plan)}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {formatTime(change.at)}
                  </Typography>
                </Box>
              ))}
            </Box>
          )
        }
      </LiveData>
    </Card>
  );
}
