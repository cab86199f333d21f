import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import { toRefundable } from '@tempera/domain/orders/refund';
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
import { type NamedProduct, useNamedProducts } from '../../features/library/api/named-products.ts';
import { GiveButton } from '../../features/orders/GiveButton.tsx';
import { RefundButton } from '../../features/orders/RefundButton.tsx';
import { useSubscription } from '../../features/plans/api/plans.ts';
import { CustomerTickets } from '../../features/support/CustomerTickets.tsx';
import { Facts } from '../../features/support/components/Facts.tsx';
import { CustomerRecord, CustomerSections } from '../../features/support/inbox/CustomerRecord.tsx';
import type { Person } from '../../firebase/auth/session.ts';
import { Card } from '../../ui/Card.tsx';
import { LiveData } from '../../ui/LiveData.tsx';
import { useSettings } from '../../ui/settings.tsx';

/** Who looks, and in which panel. */
export interface Viewing {
  viewer: Person;
  panel: Panel;
}

interface PersonRecordsProps extends Viewing {
  person: { id: string; name: string };
}

/**
 * What a person bought, owns and asked. Managers read it where it stands; staff are told by a function, which says so in
 * the audit log.
 */
export function PersonRecords({ person, viewer, panel }: PersonRecordsProps) {
  const uid = person.id;
  const manages = may(viewer.role, 'manageStore');
  return (
    <>
      {manages ? (
        <>
          <GiveButton to={person} variant="outlined" color="secondary" sx={{ justifySelf: 'start' }} />
          <StoredRecord uid={uid} viewer={viewer} />
        </>
      ) : (
        <CustomerRecord
          key={uid}
          uid={uid}
          role={viewer.role}
          refund={(order, onDone) => <RefundButton order={order} onDone={onDone} />}
        />
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

const toOrder = (order: Order, refundDays: number): Record['orders'][number] => ({
  ...order,
  refundedCents: order.refundedCents ?? 0,
  lines: order.lines.map(({ name }) => name),
  refund: toRefundable(order, Date.now(), refundDays),
});

/** A library names its templates by their slugs alone. */
function toRecord(
  orders: readonly Order[],
  library: readonly Entitlement[],
  downloads: readonly DownloadRecord[],
  products: ReadonlyMap<string, NamedProduct>,
  refundDays: number,
): Record {
  return {
    orders: orders.map((order) => toOrder(order, refundDays)),
    library: library.map(({ id, grantedAt }) => {
      const { title = id, category = null } = products.get(id) ?? {};
      return { slug: id, title, category, at: grantedAt };
    }),
    downloads: downloads.map(({ productName, version, downloadTime }) => ({
      name: productName,
      version,
      at: downloadTime,
    })),
  };
}

/** The same as managers may read it, live, with the plan. */
function StoredRecord({ uid, viewer }: Pick<Viewing, 'viewer'> & { uid: string }) {
  const orders = useOrders(uid, shown);
  const library = useLibrary(uid, shown);
  const downloads = useDownloads(uid, shown);
  const subscription = useSubscription(uid);
  const products = useNamedProducts(library.data?.map(({ id }) => id) ?? []);
  const { refundDays } = useSettings().promises;
  const whole = orders.data && library.data && downloads.data;
  const live = {
    loading: !whole,
    data:
      whole && toRecord(orders.data ?? [], library.data ?? [], downloads.data ?? [], products, refundDays),
    error: orders.error ?? library.error ?? downloads.error,
  };
  return (
    <>
      {subscription && isLive(subscription) && <PlanCard subscription={subscription} />}
      <LiveData live={live}>
        {(data) => (
          <CustomerSections
            data={data}
            role={viewer.role}
            refund={(order) => <RefundButton order={order} />}
          />
        )}
      </LiveData>
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
