import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { RefundableOrder } from '@tempera/domain/orders/refund';
import type { CustomerOrder, ReadCustomerOutput } from '@tempera/domain/people/customer-record';
import { may, type Role } from '@tempera/domain/people/roles';
import { formatDate } from '@tempera/domain/site/dates';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../../firebase/write/call.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { LoadingShape } from '../../../ui/LoadingShape.tsx';
import { showError } from '../../../ui/show-error.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { showToast } from '../../../ui/toast.ts';
import { resendLinks, useCustomerRecord } from '../api/customer-record.ts';

/** What refunds an order, and whom it tells afterward. */
export type RefundAction = (order: RefundableOrder, onDone: () => void) => ReactNode;

interface CustomerRecordProps {
  uid: string;
  /** The viewer's. */
  role: Role;
  refund: RefundAction;
}

/** What a customer has bought and downloaded. Key it by their uid. */
export function CustomerRecord({ uid, role, refund }: CustomerRecordProps) {
  const { data, error, reload } = useCustomerRecord(uid);
  if (error) {
    return <InlineNotice kind="error">{errorText(error, 'The orders could not be loaded.')}</InlineNotice>;
  }
  if (!data) return <LoadingShape height={160} />;
  return <CustomerSections data={data} role={role} refund={(order) => refund(order, reload)} />;
}

/** The same, for whoever has read it already. */
export const CustomerSections = ({
  data,
  role,
  refund,
}: {
  data: Omit<ReadCustomerOutput, 'plan' | 'planSince'>;
  role: Role;
  refund: (order: RefundableOrder) => ReactNode;
}) => (
  <>
    <Section title="Orders" empty="No orders." of={data.orders}>
      {data.orders.map((order) => (
        <OrderItem key={order.id} order={order} role={role}>
          {order.refund && refund(order.refund)}
        </OrderItem>
      ))}
    </Section>
    <Section title="Library" empty="Nothing in the library." of={data.library}>
      {data.library.map(({ slug, title, category, at }) => (
        <Item key={slug} at={at}>
          {category === null ? title : <Link href={paths.preview(category, slug)}>{title}</Link>}
        </Item>
      ))}
    </Section>
    <Section title="Downloads" empty="No downloads." of={data.downloads}>
      {data.downloads.map(({ name, version, at }) => (
        <Item key={at} at={at}>{`${name} ${version}`}</Item>
      ))}
    </Section>
  </>
);

interface SectionProps {
  title: string;
  empty: string;
  of: readonly unknown[];
  children: ReactNode;
}

/** Newest first; more than a few open on request. */
const Section = ({ title, empty, of, children }: SectionProps) => (
  <Box component="section" aria-label={title} sx={card}>
    <Typography variant="h5" component="h2" sx={{ mb: 3 }}>
      {title}
    </Typography>
    {of.length === 0 ? (
      <Typography variant="body2" color="textSecondary">
        {empty}
      </Typography>
    ) : (
      <Box component="ul" tabIndex={of.length > 4 ? 0 : undefined} aria-label={title} sx={list}>
        {children}
      </Box>
    )}
  </Box>
);

const Item = ({ at, children }: { at: number; children: ReactNode }) => (
  <Box component="li" sx={{ overflowWrap: 'anywhere' }}>
    {children}
    <Typography variant="body2" color="textSecondary">
      {formatDate(at)}
    </Typography>
  </Box>
);

const looks = {
  completed: { label: 'Completed', tone: 'verdigris' },
  pending: { label: 'Pending', tone: 'ochre' },
  failed: { label: 'Failed', tone: 'vermilion' },
  refunded: { label: 'Refunded', tone: 'ink' },
} as const;

interface OrderItemProps {
  order: CustomerOrder;
  role: Role;
  /** What else can be done about it. */
  children: ReactNode;
}

/** Admins are led to the order itself, which staff may not open. */
function OrderItem({ order, role, children }: OrderItemProps) {
  const [sending, setSending] = useState(false);
  const { id, date, status, totalCents, refundedCents, currency, lines } = order;
  const resend = async () => {
    setSending(true);
    try {
      const { sentTo } = await resendLinks(id);
      showToast({ title: 'Download Links Sent', text: sentTo, kind: 'success' });
    } catch (error) {
      showError(error, 'The links were not sent. Try again.');
    }
    setSending(false);
  };
  const money = (amount: number) => formatMoney(amount as Cents, currency);
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {may(role, 'manageStore') ? <Link href={panelPaths.adminOrder(id)}>{id}</Link> : <span>{id}</span>}
        <Tag {...looks[status]} />
      </Box>
      <Typography variant="body2">{lines.join(', ')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {`${formatDate(date)} · ${money(totalCents)}`}
        {refundedCents > 0 && ` · ${money(refundedCents)} refunded`}
      </Typography>
      {status === 'completed' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button size="small" disabled={sending} onClick={resend} aria-label={`Resend links: ${id}`}>
            {sending ? 'Sending…' : 'Resend links'}
          </Button>
          {children}
        </Box>
      )}
    </Box>
  );
}

const card = { p: 5, border: 1, borderColor: 'divider', borderRadius: 1 } as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 3,
  maxHeight: '18rem',
  overflowY: 'auto',
} as const;
