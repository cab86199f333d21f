import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate } from '@tempera/domain/site/dates';
import { panelPaths, screenAddress } from '@tempera/domain/site/panel-screens';
import { Card } from '../../ui/Card.tsx';
import { Email } from '../../ui/Email.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { type ListedSubscription, useSubscriptionOf } from './api/subscriptions.ts';
import { ChargesCard } from './components/ChargesCard.tsx';
import { HistoryCard } from './components/HistoryCard.tsx';
import { listingLooks, methodOf, monthly, nameOf, nextOf } from './subscription-words.ts';
import { usePlanNames } from './use-plan-names.ts';
import { useSubscriptionActs } from './use-subscription-acts.tsx';

/** All there is to somebody's subscription, and what can be done about it; live. */
export function SubscriptionPage({ id }: { id: string }) {
  // An address may name anything: a slash would be another document's path.
  const live = useSubscriptionOf(encodeURIComponent(id));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <Button
        href={panelPaths.adminSubscriptions}
        startIcon={<ArrowBack fontSize="small" />}
        sx={{ justifySelf: 'start', ml: -3 }}
      >
        Subscriptions
      </Button>
      <LiveData live={live} gone="This person has no subscription.">
        {(one) => <Found one={one} />}
      </LiveData>
    </Box>
  );
}

function Found({ one }: { one: ListedSubscription }) {
  const plan = usePlanNames();
  const { actsOf, dialogs } = useSubscriptionActs();
  const { id, person, listing, planId, nextPlanId, cancelAtPeriodEnd, periodStart, planSince } = one;
  const people = `${screenAddress('admin', 'users')}?user=${encodeURIComponent(id)}`;
  return (
    <>
      <Box component="header" sx={{ display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {nameOf(one)}
          </Typography>
          {listing && <Tag {...listingLooks[listing]} />}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
          {actsOf(one).map(({ label, run }) => (
            <Button key={label} variant="outlined" size="small" onClick={run}>
              {label}
            </Button>
          ))}
        </Box>
        {dialogs}
      </Box>
      <Box sx={columns}>
        <Box sx={column}>
          <ChargesCard uid={id} plan={plan} />
          <HistoryCard uid={id} plan={plan} />
        </Box>
        <Box sx={column}>
          <Card title="Plan">
            <Facts
              facts={[
                ['Plan', plan(planId)],
                ['Price', monthly(one)],
                ['Next', nextOf(one)],
                ['Then', !cancelAtPeriodEnd && nextPlanId ? plan(nextPlanId) : null],
                ['Period began', formatDate(periodStart)],
                ['Since', planSince ? formatDate(planSince) : null],
                ['Paid with', methodOf(one)],
              ]}
            />
          </Card>
          <Card title="Person">
            <Facts
              facts={[
                [
                  'Name',
                  person ? (
                    <Link key="name" href={people}>
                      {nameOf(one)}
                    </Link>
                  ) : (
                    'A deleted account'
                  ),
                ],
                ['Email', person && <Email key="email" address={person.email} />],
              ]}
            />
          </Card>
        </Box>
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 22rem)' },
  alignItems: 'start',
  gap: 5,
} as const;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 } as const;
