import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CheckoutSkeleton } from '../../features/checkout/components/CheckoutSkeleton.tsx';
import { OrderReturn } from '../../features/checkout/components/OrderReturn.tsx';
import { OrderNotFound } from '../../features/checkout/components/OrderStatus.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

const PlanReturn = lazy(() => import('./plan-return.tsx'));

/** Where a bank leads back to. What it says of the answer is left aside: the server asks the payment provider. */
export function Component() {
  const [search] = useSearchParams();
  useForgottenSecrets();
  const [orderId, chargeId] = [search.get('order'), search.get('charge')];
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 } }}>
      <PageMeta title="Your payment" noIndex />
      <Returned orderId={orderId} chargeId={chargeId} />
    </PageWidth>
  );
}

function Returned({ orderId, chargeId }: { orderId: string | null; chargeId: string | null }) {
  if (orderId !== null) return <OrderReturn key={orderId} orderId={orderId} />;
  if (chargeId !== null) {
    return (
      <Suspense fallback={<CheckoutSkeleton />}>
        <PlanReturn key={chargeId} chargeId={chargeId} />
      </Suspense>
    );
  }
  return <OrderNotFound signedOut={false} />;
}

const secrets = ['payment_intent_client_secret', 'setup_intent_client_secret'];

/** The provider adds a payment's secret to the address, which neither history nor anybody it is shared with needs. */
function useForgottenSecrets(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const left = new URLSearchParams(search);
    if (!secrets.some((name) => left.has(name))) return;
    for (const name of secrets) left.delete(name);
    navigate(`${pathname}?${left}`, { replace: true });
  }, [pathname, search, navigate]);
}
