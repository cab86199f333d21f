import Button from '@mui/material/Button';
import type { SavedMethodsOutput } from '@tempera/domain/money/saved-methods';
import { profileMethodsPath } from '@tempera/domain/plans/plan-paths';
import { messages } from '@tempera/domain/site/messages';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../ui/Notice.tsx';
import { CheckingPayment } from '../../ui/payment/CheckingPayment.tsx';
import { savedMethods } from '../../ui/payment/saved-methods.ts';
import { showToast, type Toast } from '../../ui/toast.ts';

const seeMethods = (
  <Button variant="contained" href={profileMethodsPath}>
    See your payment methods
  </Button>
);

/** Asks how far a card is kept whose holder is back from their bank, and goes on to the list. */
export function SetupReturn({ setup }: { setup: string }) {
  const navigate = useNavigate();
  const ask = useCallback(() => savedMethods({ action: 'finish', setup }), [setup]);
  const onAnswer = (kept: SavedMethodsOutput) => {
    showToast({ ...words[kept.setup?.state ?? 'failed'], forNextPage: true });
    navigate(profileMethodsPath, { replace: true });
  };
  return (
    <CheckingPayment
      ask={ask}
      onAnswer={onAnswer}
      missing={
        <EmptyState
          title="Payment method not found"
          text="There’s nothing here that your account could see."
          action={seeMethods}
        />
      }
      action={seeMethods}
      text={messages.networkError}
    />
  );
}

const words = {
  done: { title: 'Payment method saved', kind: 'success' },
  processing: { title: 'Your bank is checking it', text: 'It’s in your list once it has.', kind: 'info' },
  'requires-action': {
    title: 'Payment method not saved',
    text: 'Your bank is still waiting for you. Add it again.',
    kind: 'error',
  },
  failed: {
    title: 'Payment method not saved',
    text: 'This card wasn’t confirmed with your bank. Try again, or use another card.',
    kind: 'error',
  },
} as const satisfies Record<string, Toast>;
