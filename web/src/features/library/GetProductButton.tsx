import Button from '@mui/material/Button';
import type { Product } from '@tempera/domain/catalogue/product';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionKnown } from '../../firebase/auth/session.ts';
import { DownloadButton } from './DownloadButton.tsx';
import type { ProductAccess } from './use-product-access.ts';

/**
 * The one action of a preview page: a visitor signs in first, a free or owned template downloads, any other goes to
 * checkout. Until it is known who looks, it has a visitor's label, which is a customer's too; a click in that time waits
 * for the answer instead of sending a customer to the login page.
 */
export function GetProductButton({ product, access }: { product: Product; access: ProductAccess }) {
  const { slug, title, priceCents, currency } = product;
  const { known, downloads, target } = access;
  const [pressed, setPressed] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (pressed && known && !downloads) navigate(target);
  }, [pressed, known, downloads, target, navigate]);
  const waitFirst = (event: MouseEvent) => {
    if (known) return;
    event.preventDefault();
    setPressed(true);
    sessionKnown();
  };

  if (downloads) {
    return <DownloadButton slug={slug} title={title} size="large" fullWidth startAtOnce={pressed} />;
  }
  return (
    <Button variant="contained" size="large" fullWidth href={target} onClick={waitFirst}>
      {priceCents === 0
        ? `Download ${title}`
        : `Buy ${title} for ${formatMoney(priceCents as Cents, currency)}`}
    </Button>
  );
}
