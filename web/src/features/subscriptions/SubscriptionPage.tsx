import Link from '@mui/material/Link';
import { formatDate } from '@tempera/domain/site/dates';
import { panelPaths, screenAddress } from '@tempera/domain/site/panel-screens';
import { Card } from '../../ui/Card.tsx';
import { Email } from '../../ui/Email.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { RecordColumns, RecordHeader, RecordPage } from '../../ui/RecordPage.tsx';
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
    <RecordPage back={{ href: panelPaths.adminSubscriptions, label: 'Subscriptions' }}>
      <LiveData live={live} gone="This person has no subscription.">
        {(one) => <Found one={one} />}
      </LiveData>
    </RecordPage>
  );
}

function Found({ one }: { one: ListedSubscription }) {
  const plan = usePlanNames();
  const { actsOf, dialogs } = useSubscriptionActs();
  const { id, person, listing, planId, periodStart, startedAt } = one;
  const people = `${screenAddress('admin', 'users')}?user=${encodeURIComponent(id)}`;
  return (
    <>
      <RecordHeader
        name={nameOf(one)}
        state={listing && <Tag {...listingLooks[listing]} />}
        deeds={actsOf(one)}
        dialogs={dialogs}
      />
      <RecordColumns
        main={
          <>
            <ChargesCard uid={id} plan={plan} />
            <HistoryCard uid={id} plan={plan} />
          </>
        }
        side={
          <>
            <Card title="Plan">
              <Facts
                facts={[
                  ['Plan', plan(planId)],
                  ['Price', monthly(one)],
                  ['Next', nextOf(one, plan)],
                  ['Period began', formatDate(periodStart)],
                  ['Since', startedAt ? formatDate(startedAt) : null],
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
          </>
        }
      />
    </>
  );
}
