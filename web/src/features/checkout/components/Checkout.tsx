import Button from '@mui/material/Button';
import type { PlaceOrderOutput } from '@tempera/domain/calls/calls';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { paths } from '@tempera/domain/site/paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Person, type Session, useSession } from '../../../firebase/auth/session.ts';
import { FormAndSummary } from '../../../ui/FormSection.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { EmptyState, Notice } from '../../../ui/Notice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { usePlaceOrder } from '../use-place-order.ts';
import type { Quoting } from '../use-quote.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { OrderSummary } from './OrderSummary.tsx';

interface CheckoutProps {
  slugs: readonly string[];
  quoting: Quoting;
  onRemove: (slug: string) => void;
  onPlaced: (order: PlaceOrderOutput) => void;
}

/** The checkout of a quoted cart: summary and form, or what stands in the way. */
export function Checkout({ slugs, quoting, onRemove, onPlaced }: CheckoutProps) {
  const { quote, busy, retry } = quoting;
  const person = useSettled(useSession());
  const { placing, problem, place, clearProblem } = usePlaceOrder(quote, onPlaced);
  const requote = problem?.step?.kind === 'requote';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is another function each time
  useEffect(() => {
    if (requote) retry();
  }, [requote]);

  if (person === undefined) return <CheckoutSkeleton />;
  if (quote.lines.length === 0) return <NothingToBuy />;
  const gone = slugs.length - quote.lines.length;
  const remove = (slug: string) => {
    clearProblem();
    onRemove(slug);
  };
  return (
    <>
      {gone > 0 && !busy && (
        <InlineNotice kind="attention" role="status">
          {gone === 1
            ? 'One template is no longer for sale and was removed.'
            : `${gone} templates are no longer for sale and were removed.`}
        </InlineNotice>
      )}
      <FormAndSummary
        summary={<OrderSummary quoting={quoting} frozen={placing !== 'idle'} onRemove={remove} />}
        form={
          <Buyer person={person}>
            <CheckoutForm
              key={memberOf(person)?.uid ?? 'visitor'}
              person={person}
              quote={quote}
              busy={busy}
              placing={placing}
              problem={problem}
              onSubmit={place}
              onRemove={remove}
            />
          </Buyer>
        }
      />
    </>
  );
}

const memberOf = (person: Person | null) => (person?.anonymous ? null : person);

/** Lets members buy, and guests where the store allows that. */
function Buyer({ person, children }: { person: Person | null; children: React.ReactNode }) {
  const { enableGuestCheckout } = useSettings();
  const { pathname, search } = useLocation();
  if (memberOf(person) || enableGuestCheckout) return children;
  return (
    <Notice
      icon="lock"
      title="Log in to buy"
      text={messageOf({ reason: 'guest-checkout-off' })}
      action={
        <Button variant="contained" href={paths.loginThen(pathname + search)}>
          Log in or sign up
        </Button>
      }
    />
  );
}

export function NothingToBuy() {
  return (
    <EmptyState
      icon="cart"
      title={messageOf({ reason: 'cart-empty' })}
      text="Choose a template to check out."
      action={
        <Button variant="contained" href={paths.templates}>
          Browse templates
        </Button>
      }
    />
  );
}

/**
 * The person last known, undefined until it is known. A visitor becomes a guest while they pay; the form they are
 * looking at must not go away in the moment in between.
 */
function useSettled(session: Session): Person | null | undefined {
  const [person, setPerson] = useState(session.status === 'known' ? session.person : undefined);
  if (session.status === 'known' && session.person !== person) setPerson(session.person);
  return person;
}
