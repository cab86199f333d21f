import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import { takesMoney } from '@tempera/domain/orders/dispute';
import type { OrderDispute } from '@tempera/domain/orders/order';
import { formatTime } from '@tempera/domain/site/dates';
import { InlineNotice } from '../InlineNotice.tsx';
import { answerWords } from './answer-words.ts';

const looks = {
  inquiry: 'attention',
  closed: 'success',
  open: 'error',
  won: 'success',
  lost: 'error',
} as const;

interface DisputeNoticeProps {
  dispute: OrderDispute;
  currency: Currency;
  /** What it means for what was paid for. */
  does: string;
}

/** What a bank did about a payment: since when, how much, why, what follows, and until when it can be answered. */
export function DisputeNotice({ dispute, currency, does }: DisputeNoticeProps) {
  const { state, at, amountCents, reason } = dispute;
  const answerBy = answerWords(dispute, Date.now());
  return (
    <InlineNotice kind={looks[state]}>
      {`${takesMoney(state) ? 'Disputed' : 'Asked about'} on ${formatTime(at)}: ${formatMoney(amountCents as Cents, currency)}`}
      {reason && `, ${reason.replaceAll('_', ' ')}`}. {does}
      {answerBy && ` ${answerBy}.`}
    </InlineNotice>
  );
}
