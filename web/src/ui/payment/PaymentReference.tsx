import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { paymentPage } from './payment-page.ts';

/** The provider's number of a payment, which leads to its page where there is one. */
export function PaymentReference({ provider, reference }: { provider: string; reference: string }) {
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    // Without its link a number is still a number.
    paymentPage(provider, reference).then(
      (page) => current && setHref(page),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [provider, reference]);
  if (href === null) return <>{reference}</>;
  return (
    <Link href={href} target="_blank" rel="noreferrer">
      {reference}
    </Link>
  );
}
