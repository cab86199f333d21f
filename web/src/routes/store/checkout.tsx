import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PlaceOrderOutput, QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { returnOfOrderPath } from '@tempera/domain/orders/order-paths';
import { durations } from '@tempera/domain/site/durations';
import { paths, planOfCheckout, slugsOfCheckout } from '@tempera/domain/site/paths';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { VerifyFirst } from '../../features/account/VerifyFirst.tsx';
import { addToCart, removeFromCart, useCart } from '../../features/cart/cart-store.ts';
import { useCartLines } from '../../features/cart/use-cart-lines.ts';
import { endAttempt } from '../../features/checkout/checkout-storage.ts';
import { Checkout, NothingToBuy } from '../../features/checkout/components/Checkout.tsx';
import { CheckoutSkeleton } from '../../features/checkout/components/CheckoutSkeleton.tsx';
import { estimateQuote } from '../../features/checkout/estimate-quote.ts';
import { useQuote } from '../../features/checkout/use-quote.ts';
import { whenIdle } from '../../firebase/public/when-idle.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { showToast } from '../../ui/toast.ts';

const PlanOfMember = lazy(() => import('./checkout-plan.tsx'));

/** Checkout, at /checkout/product={slug} and /checkout/products={a,b}, and /checkout/plan={id}; /checkout alone is the cart's. */
export function Component() {
  const rest = useParams()['*'] ?? '';
  const slugs = useMemo(() => slugsOfCheckout(rest), [rest]);
  const planId = planOfCheckout(rest);
  const { refundDays } = useSettings().promises;
  const cart = useCart();
  if (rest === '' && cart.length > 0) return <Navigate to={paths.checkout(cart)} replace />;
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 }, display: 'grid', gap: { xs: 6, md: 10 } }}>
      <PageMeta title="Checkout" noIndex />
      <Typography variant="h1">Checkout</Typography>
      <VerifyFirst waits="You can buy as soon as it is confirmed." />
      {planId !== null && (
        <Suspense fallback={<CheckoutSkeleton />}>
          <PlanOfMember planId={planId} />
        </Suspense>
      )}
      {planId === null &&
        (slugs.length === 0 ? <NothingToBuy cart={cart} /> : <QuotedCheckout slugs={slugs} />)}
      <Typography variant="body2" color="textSecondary">
        Questions? <Link href={paths.support}>Talk to us</Link>
        {refundDays > 0 ? ` before you buy, or within ${refundDays} days after.` : ' before you buy.'}
      </Typography>
    </PageWidth>
  );
}

/** Whoever loses their connection right after Pay has the page that says what became of it. What fails here is asked for again there. */
function fetchOrderPage(): () => void {
  import('./checkout-success.tsx').catch(() => {});
  return () => {};
}

function QuotedCheckout({ slugs }: { slugs: string[] }) {
  const quoting = useQuote(slugs);
  const { failure, retry } = quoting;
  const { quote, images } = useShown(slugs, quoting.quote);
  const cart = useCart();
  const navigate = useNavigate();
  const [placed, setPlaced] = useState<PlaceOrderOutput | null>(null);
  useEffect(() => whenIdle(fetchOrderPage), []);
  useEffect(() => {
    if (!placed) return;
    const { orderId } = placed;
    const open = () => navigate(paths.order(orderId), { replace: true, state: { orderId } });
    const timer = setTimeout(open, durations.checkoutRedirect);
    return () => {
      clearTimeout(timer);
      endAttempt();
    };
  }, [placed, navigate]);

  if (!quote || (failure !== null && !quoting.quote)) {
    return failure === null ? <CheckoutSkeleton /> : <ErrorState text={failure} onRetry={retry} />;
  }
  const onPlaced = (order: PlaceOrderOutput) => {
    removeFromCart(...[...quote.lines, ...(quote.owned ?? [])].map(({ slug }) => slug));
    if (order.totalCents !== quote.totalCents) {
      const total = formatMoney(order.totalCents as Cents, quote.currency);
      showToast({
        title: 'The price has changed',
        text: `The total of your order is ${total}.`,
        kind: 'info',
      });
    }
    setPlaced(order);
  };
  const goTo = (order: readonly string[]) =>
    navigate(paths.checkout(order), { replace: true, preventScrollReset: true });
  const leaveOut = (gone: readonly string[], wasInCart: boolean) => {
    goTo(slugs.filter((slug) => !gone.includes(slug)));
    const names = quote.lines.flatMap(({ slug, name }) => (gone.includes(slug) ? [name] : []));
    if (names.length === 0) return;
    const undo = () => {
      if (wasInCart) gone.forEach(addToCart);
      // Others may have gone since.
      goTo([...slugsInAddress(), ...gone]);
    };
    showToast({
      title: `${listOf.format(names)} removed from your ${wasInCart ? 'cart' : 'order'}`,
      kind: 'info',
      action: { label: 'Undo', run: undo },
    });
  };
  return (
    <>
      {failure !== null && <ErrorState text={failure} onRetry={retry} />}
      <Checkout
        slugs={slugs}
        cart={cart}
        quoting={{ ...quoting, quote }}
        images={images}
        onRemove={(slug) => (cart.includes(slug) ? removeFromCart(slug) : leaveOut([slug], false))}
        onLeft={(gone) => leaveOut(gone, true)}
        onPlaced={onPlaced}
        onAnswered={({ orderId }) => navigate(returnOfOrderPath(orderId), { replace: true })}
      />
    </>
  );
}

const slugsInAddress = () => slugsOfCheckout(location.pathname.replace(/^\/checkout\//, ''));

const listOf = new Intl.ListFormat('en-US');

/** The server's price or, until it is there, the one that the catalogue in this browser leads to; and the pictures. */
function useShown(slugs: readonly string[], quote: QuoteCheckoutOutput | null) {
  const settings = useSettings();
  const { lines } = useCartLines(slugs, true);
  const rows = lines?.flatMap(({ row }) => (row ? [row] : [])) ?? [];
  const images = new Map(rows.map(({ slug, image }) => [slug, image]));
  return { quote: quote ?? (rows.length > 0 ? estimateQuote(rows, settings) : null), images };
}
