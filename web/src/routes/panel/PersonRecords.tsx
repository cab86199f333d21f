import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import type { ReadCustomerOutput } from '@tempera/domain/people/customer-record';
import { customerRecordLimit as shown } from '@tempera/domain/people/customer-record';
import { may } from '@tempera/domain/people/roles';
import { isLive, type Subscription } from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { type Panel, screenAddress } from '@tempera/domain/site/panel-screens';
import { ActivityAbout } from '../../features/audit/ActivityAbout.tsx';
import { useOrders } from '../../features/checkout/api/orders.ts';
import {
  type DownloadRecord,
  type Entitlement,
  useDownloads,
  useLibrary,
} from '../../features/library/api/library.ts';
import { Card } from '../../features/people/components/Card.tsx';
import { useSubscription } from '../../features/plans/api/plans.ts';
import { CustomerTickets } from '../../features/support/CustomerTickets.tsx';
import { Facts } from '../../features/support/components/Facts.tsx';
import { CustomerRecord, CustomerSections } from '../../features/support/inbox/CustomerRecord.tsx';
import type { Person } from '../../firebase/auth/session.ts';
import { LiveData } from '../../ui/LiveData.tsx';

/** Who looks, and in which panel. */
export interface Viewing {
  viewer: Person;
  panel: Panel;
}

interface PersonRecordsProps extends Viewing {
  uid: string;
}

/**
 * What a person bought, owns and asked. Managers read it where it stands; staff are told by a function, which says so in
 * the audit log.
 */
export function PersonRecords({ uid, viewer, panel }: PersonRecordsProps) {
  const manages = may(viewer.role, 'manageStore');
  return (
    <>
      {manages ? (
        <StoredRecord uid={uid} viewer={viewer} />
      ) : (
        <CustomerRecord key={uid} uid={uid} role={viewer.role} />
      )}
      <CustomerTickets uid={uid} inbox={screenAddress(panel, 'support-management')} />
      {manages && (
        <Card title="Audit log">
          <ActivityAbout targetId={uid} />
        </Card>
      )}
    </>
  );
}

type Record = Omit<ReadCustomerOutput, 'plan' | 'planSince'>;

/** A library names its templates by their addresses; what was bought has their names. */
function toRecord(
  orders: readonly Order[],
  library: readonly Entitlement[],
  downloads: readonly DownloadRecord[],
): Record {
  const names = new Map(orders.flatMap(({ lines }) => lines.map(({ slug, name }) => [slug, name])));
  return {
    orders: orders.map(({ lines, refundedCents = 0, ...order }) => ({
      ...order,
      refundedCents,
      lines: lines.map(({ name }) => name),
    })),
    library: library.map(({ id, grantedAt }) => ({
      slug: id,
      title: names.get(id) ?? id,
      category: null,
      at: grantedAt,
    })),
    downloads: downloads.map(({ productName, version, downloadTime }) => ({
      name: productName,
      version,
      at: downloadTime,
    })),
  };
}

/** The same as managers may read it, live, with the plan. */
function StoredRecord({ uid, viewer }: Omit<PersonRecordsProps, 'panel'>) {
  const orders = useOrders(uid, shown);
  const library = useLibrary(uid, shown);
  const downloads = useDownloads(uid, shown);
  const subscription = useSubscription(uid);
  const whole = orders.data && library.data && downloads.data;
  const live = {
    loading: !whole,
    data: whole && toRecord(orders.data ?? [], library.data ?? [], downloads.data ?? []),
    error: orders.error ?? library.error ?? downloads.error,
  };
  return (
    <>
      {subscription && isLive(subscription) && <PlanCard subscription={subscription} />}
      <LiveData live={live}>{(data) => <CustomerSections data={data} role={viewer.role} />}</LiveData>
    </>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function PlanCard({ subscription }: { subscription: Subscription }) {
  const { planId, status, priceCents, currency, periodEnd, cancelAtPeriodEnd, nextPlanId } = subscription;
  const end = formatLongUtcDate(periodEnd);
  return (
    <Facts
      title="Plan"
      facts={[
        ['Plan', capital(planId)],
        ['Price', `${formatMoney(priceCents as Cents, currency)} a month`],
        [cancelAtPeriodEnd ? 'Ends' : 'Renews', end],
        ...(nextPlanId && !cancelAtPeriodEnd ? ([['Then', capital(nextPlanId)]] as const) : []),
        ...(status === 'past-due' ? ([['Payment', 'Declined, will be tried again']] as const) : []),
      ]}
    />
  );
}
