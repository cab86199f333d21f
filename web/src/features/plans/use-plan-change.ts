import { planDeclineText } from '@tempera/domain/money/decline-text';
import { goesOn, type PaymentStep } from '@tempera/domain/money/payment-step';
import type { PlanChangeOutput } from '@tempera/domain/plans/plan-calls';
import { returnOfChargePath } from '@tempera/domain/plans/plan-paths';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallError, errorText } from '../../firebase/write/call.ts';
import { continuePayment } from '../../ui/payment/continue-payment.ts';
import { PaymentRefusal } from '../../ui/payment/payment-fields.ts';
import { showToast } from '../../ui/toast.ts';
import type { SubscriberValues } from './subscriber-form.ts';

/** `confirming`: the person's bank asks them. */
export type PlanChanging = 'idle' | 'changing' | 'confirming';

/**
 * Runs one change of plan at a time, with a key that stays the same until there is a response: a repeat after a network
 * failure is the same change. Another price than the one shown is quoted anew. What went through leads to the profile, and what a bank wants confirmed to the bank.
 */
export function usePlanChange(planName: string) {
  const [changing, setChanging] = useState<PlanChanging>('idle');
  const [problem, setProblem] = useState<PlanProblem | null>(null);
  const key = useRef<string | null>(null);
  const navigate = useNavigate();

  const run = async (send: (idempotencyKey: string) => Promise<PlanChangeOutput>, quoteAnew: () => void) => {
    if (changing !== 'idle') return;
    setChanging('changing');
    setProblem(null);
    key.current ??= crypto.randomUUID();
    try {
      const change = await send(key.current);
      key.current = null;
      const { paymentStatus, chargeId } = change;
      if (goesOn(change) && chargeId) {
        setChanging('confirming');
        navigate(await whereBankLeads(change, chargeId));
        return;
      }
      if (paymentStatus === 'failed') setProblem(declined(change));
      else {
        if (!isThanked(change)) showToast(outcomeOf(change, planName));
        navigate(paths.profilePlan, { replace: true, state: thanksFor(change) });
        return;
      }
    } catch (error) {
      setProblem(describePlanProblem(error));
      if (error instanceof CallError && error.refusal?.reason === 'price-changed') quoteAnew();
    }
    setChanging('idle');
  };

  return { changing, problem, run };
}

/** Where somebody goes on whom their bank has asked on this page, or could not be asked: the profile has a button for that. */
async function whereBankLeads(step: PaymentStep, chargeId: string): Promise<string> {
  try {
    await continuePayment(step);
    return returnOfChargePath(chargeId);
  } catch (error) {
    showToast({ title: 'Couldn’t reach your bank', text: errorText(error), kind: 'error' });
    return paths.profilePlan;
  }
}

/** A charge that was just paid is thanked for on the plan's page, which its address's state leads to. */
export const thanksFor = ({ chargeId }: PlanChangeOutput) => (chargeId ? { paidCharge: chargeId } : null);
export const isThanked = ({ paymentStatus, chargeId }: PlanChangeOutput): boolean =>
  paymentStatus === 'paid' && chargeId !== undefined;

/** The charge of {@link thanksFor}. */
export function justPaid(state: unknown): string | null {
  const charge = (state as { paidCharge?: unknown } | null)?.paidCharge;
  return typeof charge === 'string' ? charge : null;
}

/** What a change of plan has come to, where it didn't fail. @param planName null where it isn't known here */
export function outcomeOf(
  { effective, paymentStatus, periodEnd }: PlanChangeOutput,
  planName: string | null,
) {
  const day = formatLongUtcDate(periodEnd);
  if (paymentStatus === 'pending' || paymentStatus === 'processing') {
    return {
      title: 'Your payment is being processed',
      text: 'We email you as soon as your bank answers.',
      kind: 'info',
    } as const;
  }
  if (planName === null)
    return {
      title: 'Your payment went through',
      text: `Your plan is paid until ${day}.`,
      kind: 'success',
    } as const;
  return {
    ...(effective === 'now'
      ? { title: `You are on ${planName} now`, text: `It is paid until ${day}.` }
      : { title: `${planName} is your next plan`, text: `It starts on ${day}.` }),
    kind: 'success',
  } as const;
}

/** Why a plan did not begin; without a text the fields of the payment say it themselves. */
export interface PlanProblem {
  text: string;
  /** What of the subscriber is wrong. */
  field?: keyof SubscriberValues;
}

export const declined = ({
  failure,
  methodType,
}: Pick<PlanChangeOutput, 'failure' | 'methodType'>): PlanProblem => ({
  text: planDeclineText(failure, messages.checkout.declined, methodType),
});

export function describePlanProblem(error: unknown): PlanProblem {
  if (error instanceof PaymentRefusal) return { text: error.message };
  if (!(error instanceof CallError)) return { text: messages.networkError };
  if (error.refusal) return { text: error.message, ...fieldOf(error.refusal.field) };
  return { text: `${error.message} You won’t be charged twice.` };
}

/** `buyer.zip` to the form's `zip`. */
function fieldOf(path: string | undefined): Pick<PlanProblem, 'field'> {
  const name = /^buyer\.(\w+)$/.exec(path ?? '')?.[1];
  return name === undefined ? {} : { field: name as keyof SubscriberValues };
}
