import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { methodName } from '@tempera/domain/money/method-name';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { SavedMethodsOutput } from '@tempera/domain/money/saved-methods';
import { returnOfSetupPath } from '@tempera/domain/plans/plan-paths';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Person } from '../../../firebase/auth/session.ts';
import { CallError, errorText } from '../../../firebase/write/call.ts';
import { refused } from '../../../firebase/write/refused.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { continuePayment } from '../../../ui/payment/continue-payment.ts';
import { PaymentRefusal } from '../../../ui/payment/payment-fields.ts';
import { savedMethods } from '../../../ui/payment/saved-methods.ts';
import { usePayment } from '../../../ui/payment/use-payment.tsx';
import { SwitchRow } from '../../../ui/SwitchRow.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { showToast } from '../../../ui/toast.ts';

interface AddMethodDialogProps {
  person: Person;
  /** Whether there is a plan that it could pay for. */
  hasPlan: boolean;
  /** What is charged for that plan at once. */
  due: SavedMethodsOutput['planDue'] | null;
  onKept: (kept: SavedMethodsOutput) => void;
  onClose: () => void;
}

/** Keeps a card without a payment, and has it pay for the plan from then on where that is wanted. */
export function AddMethodDialog({ person, hasPlan, due, onKept, onClose }: AddMethodDialogProps) {
  const { currency, enableStripe } = useSettings();
  const payment = usePayment({
    amountCents: null,
    currency,
    methods: enableStripe ? ['card'] : [],
    keeps: 'off-session',
  });
  const [forPlan, setForPlan] = useState(hasPlan);
  const { busy, problem, keep } = useKeeping(onKept, onClose);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep(async (idempotencyKey) => {
      const shownTotalCents = due?.totalCents ?? 0;
      const paymentToken = await payment.createToken(person);
      if (paymentToken === null) throw refused({ reason: 'payment-unavailable' });
      return savedMethods({ action: 'add', paymentToken, idempotencyKey, forPlan, shownTotalCents });
    });
  };
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button
        type="submit"
        form={id}
        variant="contained"
        disabled={busy !== null || !enableStripe || payment.loading}
      >
        {busy ?? 'Save'}
      </Button>
    </>
  );
  return (
    <Dialog open title="Add a payment method" onClose={onClose} actions={actions}>
      <Box component="form" id={id} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 6 }}>
        {payment.fields}
        {hasPlan && (
          <SwitchRow
            title="Pay for my plan with it"
            text={
              due
                ? `${formatMoney(due.totalCents as Cents, due.currency)} is due and is charged right away.`
                : 'From the next payment on.'
            }
            on={forPlan}
            onChange={setForPlan}
          />
        )}
        {problem && (
          <InlineNotice kind="error" role="alert">
            {problem}
          </InlineNotice>
        )}
      </Box>
    </Dialog>
  );
}

/** Keeps one method at a time; what a bank wants to ask leads to the bank and back. */
function useKeeping(onKept: (kept: SavedMethodsOutput) => void, onClose: () => void) {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const key = useRef<string | null>(null);
  const navigate = useNavigate();
  const keep = async (send: (idempotencyKey: string) => Promise<SavedMethodsOutput>) => {
    if (busy) return;
    setBusy('Saving…');
    setProblem(null);
    key.current ??= crypto.randomUUID();
    try {
      const kept = await send(key.current);
      key.current = null;
      const { setup } = kept;
      if (setup?.clientSecret) {
        setBusy('Waiting for your bank…');
        await continuePayment(setup);
        navigate(returnOfSetupPath(setup.id));
        return;
      }
      if (setup?.state === 'failed') setProblem('Your bank didn’t accept this card. Try another one.');
      else {
        onKept(kept);
        showToast(keptWords(kept));
        onClose();
      }
    } catch (error) {
      setProblem(error instanceof PaymentRefusal ? error.message || null : errorText(error));
      const isOther = error instanceof CallError && error.refusal?.reason === 'price-changed';
      if (isOther) await savedMethods({ action: 'list' }).then(onKept, () => {});
    }
    setBusy(null);
  };
  return { busy, problem, keep };
}

/** What is said of a method that is kept, or soon. */
function keptWords({ setup, methods }: SavedMethodsOutput) {
  if (setup?.state === 'processing') {
    return {
      title: 'Your bank is checking it',
      text: 'It’s in your list once it has.',
      kind: 'info',
    } as const;
  }
  const [newest] = methods;
  return {
    title: 'Payment method saved',
    ...(newest && { text: methodName(newest) }),
    kind: 'success',
  } as const;
}
