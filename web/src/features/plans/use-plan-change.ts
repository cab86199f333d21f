import type { PlanChangeOutput } from '@tempera/domain/plans/plan-calls';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../ui/toast.ts';
import { declinedCard, describePlanProblem, type PlanProblem } from './describe-plan-problem.ts';

/**
 * Runs one change of plan at a time, with a key that stays the same until there is an answer: a repeat after a network
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
      const answer = await send(key.current);
      key.current = null;
      if (answer.paymentStatus === 'failed') setProblem(declinedCard);
      else {
        showToast({ title: titleOf(answer, planName), text: textOf(answer), kind: 'success' });
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
  if (paymentStatus === 'pending') return 'Your plan begins as soon as it is through.';
  const day = formatLongUtcDate(periodEnd);
  return effective === 'now' ? `It is paid until ${day}.` : `It begins on ${day}.`;
}
