import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { alertRules } from '@tempera/domain/operations/alerts';
import { formatTime } from '@tempera/domain/site/dates';
import { screenAddress } from '@tempera/domain/site/panel-screens';
import { EmptyState } from '../../ui/Notice.tsx';
import { Paged, usePage } from '../../ui/Paged.tsx';
import { type RaisedAlert, useAlerts } from './api/alerts.ts';

/** What there was too much of, and what to do. */
export function Security() {
  const page = usePage(20);
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2" component="h1">
          Security
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
          Every five minutes, the last hour is checked for unusual numbers. An alert is shown here, and sent
          by email to those who manage the store, at most once an hour for each kind. To check how the store
          is set up, run the security scan in <Link href={screenAddress('admin', 'settings')}>Settings</Link>.
        </Typography>
      </Box>
      <Paged page={page} live={useAlerts(page.count)}>
        {(alerts) =>
          alerts.length === 0 ? (
            <EmptyState level="h2" title="No alerts." text="Nothing unusual has happened." />
          ) : (
            <Box component="ul" aria-label="Alerts" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {alerts.map((alert) => (
                <AlertRow key={alert.id} alert={alert} />
              ))}
            </Box>
          )
        }
      </Paged>
    </Box>
  );
}

function AlertRow({ alert: { kind, count, at } }: { alert: RaisedAlert }) {
  const { title, what, meaning, advice, href } = alertRules[kind];
  return (
    <Box component="li" sx={{ display: 'grid', gap: 2, py: 5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <Typography variant="h5" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatTime(at)}
        </Typography>
      </Box>
      <Typography sx={{ maxWidth: '65ch' }}>
        {what(count)}. {meaning}
      </Typography>
      <Typography sx={{ maxWidth: '65ch' }}>
        {advice}{' '}
        <Link href={href}>
          Take a look<span style={visuallyHidden}> at “{title}”</span>
        </Link>
      </Typography>
    </Box>
  );
}
