import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { takesMoney } from '@tempera/domain/orders/dispute';
import type { Order } from '@tempera/domain/orders/order';
import { formatTime } from '@tempera/domain/site/dates';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { paths } from '@tempera/domain/site/paths';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { boughtTwice } from '../bought-twice.ts';
import { answerWords, evidenceWords, moneyOf } from '../order-words.ts';

const whatADisputeDoes = {
  inquiry:
    'The bank only asks: nothing was taken, and downloads go on. Answer in the payment provider’s dashboard, or refund the order.',
  closed: 'The bank asks no more: nothing was taken, and downloads go on.',
  open: 'Downloads are suspended until the bank has decided. Answer it with evidence in the payment provider’s dashboard.',
  won: 'It was decided for the store: the money and the downloads are back.',
  lost: 'It was decided for the buyer: the money is gone, and so are the downloads.',
} as const;

const disputeLooks = {
  inquiry: 'attention',
  closed: 'success',
  open: 'error',
  won: 'success',
  lost: 'error',
} as const;

/** What about an order wants to be known first: a refund that is asked for or under way, a dispute, and what was bought twice. */
export function OrderAlerts({ order, others }: { order: Order; others: readonly Order[] }) {
  const { dispute, openRefund, refundRequest } = order;
  const answerBy = dispute && answerWords(dispute, Date.now());
  return (
    <>
      {dispute && (
        <InlineNotice kind={disputeLooks[dispute.state]}>
          {`${takesMoney(dispute.state) ? 'Disputed' : 'Asked about'} on ${formatTime(dispute.at)}: ${moneyOf(dispute.amountCents, order)}`}
          {dispute.reason && `, ${dispute.reason.replaceAll('_', ' ')}`}. {whatADisputeDoes[dispute.state]}
          {answerBy && ` ${answerBy}.`}
        </InlineNotice>
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
      {openRefund && (
        <InlineNotice kind="attention">
          {openRefund.pending
            ? 'A refund is under way. The bank can take up to two weeks; it finishes on its own.'
            : 'A refund is in progress. It finishes on its own within a few minutes.'}
        </InlineNotice>
      )}
    </>
  );
}
