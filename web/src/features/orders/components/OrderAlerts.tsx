import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { askerName } from '@tempera/domain/money/asker-name';
import type { Order } from '@tempera/domain/orders/order';
import { formatTime } from '@tempera/domain/site/dates';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { capital } from '@tempera/domain/site/plain-text';
import { evidenceWords } from '@tempera/domain/tax/evidence-words';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { DisputeNotice } from '../../../ui/payment/DisputeNotice.tsx';
import { OpenRefundNotice } from '../../../ui/payment/OpenRefundNotice.tsx';
import { boughtTwice } from '../bought-twice.ts';

const whatADisputeDoes = (asker: string) => ({
  inquiry: `${capital(asker)} only asks: nothing was taken, and downloads go on. Answer in the payment provider’s dashboard, or refund the order.`,
  closed: `${capital(asker)} asks no more: nothing was taken, and downloads go on.`,
  open: `Downloads are suspended until ${asker} has decided. Answer it with evidence in the payment provider’s dashboard.`,
  won: 'It was decided for the store: the money and the downloads are back.',
  lost: 'It was decided for the buyer: the money is gone, and so are the downloads.',
});

/** What about an order wants to be known first: a refund that is asked for or under way, a dispute, and what was bought twice. */
export function OrderAlerts({ order, others }: { order: Order; others: readonly Order[] }) {
  const { dispute, openRefund, refundRequest } = order;
  const asker = askerName(order.payment.method?.type, 'the');
  return (
    <>
      {dispute && (
        <DisputeNotice
          dispute={dispute}
          currency={order.currency}
          does={whatADisputeDoes(asker)[dispute.state]}
        />
      )}
      {boughtTwice(order, others).map(({ id, names }) => (
        <InlineNotice key={id} kind="attention">
          Also bought with order <Link href={panelPaths.adminOrder(id)}>{id}</Link>: {names.join(', ')}.
        </InlineNotice>
      ))}
      {refundRequest?.status === 'open' && (
        <InlineNotice
          kind="attention"
          action={
            <Button size="small" href={paths.supportChat(order.uid, refundRequest.ticketId)}>
              Open the ticket
            </Button>
          }
        >
          Refund requested on {formatTime(refundRequest.at)}
          {refundRequest.reason && `: ${refundRequest.reason}`}
        </InlineNotice>
      )}
      {order.thinEvidence && order.tax && (
        <InlineNotice kind="attention">
          Less than two pieces of evidence agree on the buyer’s country: {evidenceWords(order.tax.evidence)}.
          Tax offices in the EU want two.
        </InlineNotice>
      )}
      {order.taxFiling?.state === 'refused' && (
        <InlineNotice kind="error">
          Stripe Tax would not take this order for its reports. The log says why. Add it there by hand.
        </InlineNotice>
      )}
      {openRefund && <OpenRefundNotice {...openRefund} />}
    </>
  );
}
