import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { CheckoutSkeleton } from '../../features/checkout/components/CheckoutSkeleton.tsx';
import { OrderReturn } from '../../features/checkout/components/OrderReturn.tsx';
import { OrderNotFound } from '../../features/checkout/components/OrderStatus.tsx';
import { PageWidth } from '../../ui/layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import type { Asked } from './member-return.tsx';

const MemberReturn = lazy(() => import('./member-return.tsx'));

/** Where a bank leads back to. What it says of the answer is left aside: the server asks the payment provider. */
export function Component() {
  const [search] = useSearchParams();
  useForgottenSecrets();
  return (
    <PageWidth sx={{ py: { xs: 8, md: 14 } }}>
      <PageMeta title="Your payment" noIndex />
      <Returned orderId={search.get('order')} chargeId={search.get('charge')} setup={search.get('setup')} />
    </PageWidth>
  );
}

function Returned({ orderId, chargeId, setup }: Record<'orderId' | 'chargeId' | 'setup', string | null>) {
  const asked = useMemo<Asked | null>(() => {
    if (chargeId !== null) return { chargeId };
    return setup === null ? null : { setup };
  }, [chargeId, setup]);
  if (orderId !== null) return <OrderReturn key={orderId} orderId={orderId} />;
  if (asked === null) return <OrderNotFound />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <MemberReturn asked={asked} />
    </Suspense>
  );
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
