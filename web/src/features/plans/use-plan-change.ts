import type { PlanChangeOutput } from '@tempera/domain/plans/plan-calls';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { messages } from '@tempera/domain/site/messages';
import { paths } from '@tempera/domain/site/paths';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CallError } from '../../firebase/write/call.ts';
import { PaymentRefusal } from '../../ui/payment/payment-fields.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Runs one change of plan at a time, with a key that stays the same until there is a response: a repeat after a network
 * failure is the same change. What went through leads to the profile.
 */
export function usePlanChange(planName: string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PlanProblem | null>(null);
  const key = useRef<string | null>(null);
  const navigate = useNavigate();

  const run = async (send: (idempotencyKey: string) => Promise<PlanChangeOutput>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    key.current ??= crypto.randomUUID();
    try {
      const change = await send(key.current);
      key.current = null;
      if (change.paymentStatus === 'failed') setProblem(declinedCard);
      else {
        showToast({ title: titleOf(change, planName), text: textOf(change), kind: 'success' });
        navigate(paths.profilePlan, { replace: true });
        return;
      }
    } catch (error) {
      setProblem(describePlanProblem(error));
    }
    setBusy(false);
  };

  return { busy, problem, run };
}

function titleOf({ effective, paymentStatus }: PlanChangeOutput, planName: string): string {
  if (paymentStatus === 'pending') return 'Your payment is being processed';
  return effective === 'now' ? `You are on ${planName} now` : `${planName} is your next plan`;
}

function textOf({ effective, paymentStatus, periodEnd }: PlanChangeOutput): string {
  if (paymentStatus === 'pending') return 'Your plan starts as soon as it goes through.';
  const day = formatLongUtcDate(periodEnd);
  return effective === 'now' ? `It is paid until ${day}.` : `It starts on ${day}.`;
}

/** Why a plan did not begin; without a text the fields of the payment say it themselves. */
export interface PlanProblem {
  text: string;
}

const declinedCard: PlanProblem = { text: messages.checkout.declined };

export function describePlanProblem(error: unknown): PlanProblem {
  if (error instanceof PaymentRefusal) return { text: error.message };
  if (!(error instanceof CallError)) return { text: messages.networkError };
  if (error.refusal) return { text: error.message };
  return { text: `${error.message} You can safely try again. You won’t be charged twice.` };
}
