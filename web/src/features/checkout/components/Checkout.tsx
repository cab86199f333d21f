import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PlaceOrderOutput } from '@tempera/domain/calls/calls';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { findOrderPath } from '@tempera/domain/orders/order-paths';
import { paths } from '@tempera/domain/site/paths';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { wasSignedIn } from '../../../firebase/auth/browser-marks.ts';
import { type Person, type Session, useSession } from '../../../firebase/auth/session.ts';
import { FormAndSummary } from '../../../ui/FormSection.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { EmptyState, Notice } from '../../../ui/Notice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { memberUid, useIdentity } from '../use-identity.ts';
import { useLeftCart } from '../use-left-cart.ts';
import { useOpenAttempt } from '../use-open-attempt.ts';
import { type OpenOrder, usePlaceOrder } from '../use-place-order.ts';
import type { Quoting } from '../use-quote.ts';
import { AllOwned, AlreadyOwned } from './AlreadyOwned.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { UnconfirmedPayment } from './UnconfirmedPayment.tsx';

interface CheckoutProps {
  slugs: readonly string[];
  cart: readonly string[];
  quoting: Quoting;
  images: ReadonlyMap<string, string>;
  onRemove: (slug: string) => void;
  /** They are not in the cart any more. */
  onLeft: (slugs: string[]) => void;
  onPlaced: (order: PlaceOrderOutput) => void;
  /** The buyer's bank has asked them. */
  onAnswered: (order: PlaceOrderOutput) => void;
}

/** The checkout of a quoted cart: summary and form, or what stands in the way. */
export function Checkout({
  slugs,
  cart,
  quoting,
  images,
  onRemove,
  onLeft,
  onPlaced,
  onAnswered,
}: CheckoutProps) {
  const { quote, busy, retry } = quoting;
  const person = useSettled(useSession());
  const { placing, problem, place, clearProblem, open, resume, close } = usePlaceOrder(quote, {
    onPlaced,
    onAnswered,
  });
  const attempt = useOpenAttempt(slugs, placing !== 'idle', resume);
  const step = problem?.step?.kind;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are others each time
  useEffect(() => {
    if (step === 'requote') retry();
    if (step === 'drop-coupon') quoting.removeCoupon();
  }, [step]);

  const identity = useIdentity(person, retry);
  const frozen = placing !== 'idle' || open !== null;
  useLeftCart(cart, slugs, frozen, onLeft);

  const { lines, owned = [] } = quote;
  const isLooking = attempt === 'looking' || (attempt === 'found' && open === null && problem === null);
  if (attempt === 'asking' || (isLooking && lines.length === 0)) return <CheckoutSkeleton />;
  const hasLibrary = Boolean(memberUid(person));
  if (lines.length === 0) {
    return owned.length > 0 ? (
      <AllOwned owned={owned} hasLibrary={hasLibrary} />
    ) : (
      <NothingToBuy gone={slugs.length} />
    );
  }
  const gone = slugs.length - lines.length - owned.length;
  const remove = (slug: string) => {
    clearProblem();
    onRemove(slug);
  };
  const payAnew = ({ couponCode }: OpenOrder) => {
    close();
    clearProblem();
    if (couponCode === null) retry();
    else quoting.applyCoupon(couponCode);
  };
  return (
    <>
      {gone > 0 && !busy && (
        <InlineNotice kind="attention" role="status">
          {wordsOfGone(gone)}
        </InlineNotice>
      )}
      {owned.length > 0 && <AlreadyOwned owned={owned} hasLibrary={hasLibrary} />}
      <FormAndSummary
        summary={<OrderSummary quoting={quoting} images={images} frozen={frozen} onRemove={remove} />}
        form={
          open ? (
            <UnconfirmedPayment open={open} currency={quote.currency} onCanceled={() => payAnew(open)} />
          ) : (
            <Buyer person={person}>
              <CheckoutForm
                key={identity}
                person={person}
                quote={quote}
                busy={busy}
                placing={placing}
                onPlace={quoting.moveTo}
                problem={problem}
                onSubmit={place}
                onRemove={remove}
              />
            </Buyer>
          )
        }
      />
    </>
  );
}

/** Lets members buy, and guests where the store allows that; it asks nobody to log in before it is known who is there. */
function Buyer({ person, children }: { person: Person | null | undefined; children: React.ReactNode }) {
  const { enableGuestCheckout } = useSettings();
  const { pathname, search } = useLocation();
  const maybeMember = useSyncExternalStore(subscribeNever, wasSignedIn, () => true);
  const uid = memberUid(person);
  const logIn = paths.loginThen(pathname + search);
  const asGuest = uid === null || (uid === undefined && !maybeMember);
  if (asGuest && !enableGuestCheckout) {
    return (
      <Notice
        icon="lock"
        title="Log in to buy"
        text={messageOf({ reason: 'guest-checkout-off' })}
        action={
          <Button variant="contained" href={logIn}>
            Log in or sign up
          </Button>
        }
      />
    );
  }
  return (
    <>
      {asGuest && (
        <Box sx={{ mb: 6 }}>
          <Typography>
            You’re checking out as a guest. Have an account? <Link href={logIn}>Log in</Link>
          </Typography>
          {/* To whoever merely types an address, nothing is said of what waits under it. */}
          <Typography variant="body2" color="textSecondary">
            Already ordered, and the payment is still waiting? Open the link we emailed you, or use{' '}
            <Link href={findOrderPath}>Find my order</Link>.
          </Typography>
        </Box>
      )}
      {children}
    </>
  );
}

const subscribeNever = () => () => {};

const wordsOfGone = (count: number): string =>
  count === 1
    ? 'One template is no longer for sale and was removed.'
    : `${count} templates are no longer for sale and were removed.`;

/**
 * @param gone how many were asked for that are not sold
 * @param cart what could be bought instead
 */
export function NothingToBuy({ gone = 0, cart = [] }: { gone?: number; cart?: readonly string[] }) {
  const [title, text, label, href] =
    cart.length > 0
      ? [
          'Nothing left in this order',
          'Your cart still has templates.',
          'Check out your cart',
          paths.checkout(cart),
        ]
      : [
          messageOf({ reason: 'cart-empty' }),
          'Choose a template to check out.',
          'Browse templates',
          paths.templates,
        ];
  return (
    <EmptyState
      icon="cart"
      title={title}
      text={[gone > 0 && wordsOfGone(gone), text].filter(Boolean).join(' ')}
      action={
        <Button variant="contained" href={href}>
          {label}
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
