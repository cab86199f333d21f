import Button from '@mui/material/Button';
import { type Cents, formatMoney } from '@tempera/domain/money';
import { paths } from '@tempera/domain/paths';
import type { Product } from '@tempera/domain/product';
import { may } from '@tempera/domain/roles';
import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Person, sessionKnown, useIdleSession } from '../../firebase/session.ts';
import { useWatched } from '../../firebase/use-watched.ts';
import { DownloadButton } from './DownloadButton.tsx';

/**
 * The one action of a preview page (storefront.md §2, Product preview; §6): a visitor signs in first, what is free or
 * owned downloads, what costs goes to checkout. Until it is known who looks, it shows a visitor's words, which are a
 * customer's too; a click in that time waits for the answer instead of sending a customer to the login page.
 */
export function GetProductButton({ product }: { product: Product }) {
  const { slug, title, priceCents, currency } = product;
  const session = useIdleSession();
  const person = session.status === 'known' ? session.person : null;
  const ownership = useWatched(person && `users/${person.uid}/library/${slug}`);
  const known = session.status === 'known' && ownership.status !== 'loading';
  const downloads = known && person !== null && mayDownload(person, product, ownership.status === 'found');
  const target = person && !person.anonymous ? paths.checkout([slug]) : paths.loginToBuy(slug);

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

/** Mirrors `requestDownload`: guests get what they bought only, those who keep the store get everything. */
function mayDownload(person: Person, { priceCents }: Product, owned: boolean): boolean {
  return owned || may(person.role, 'manageStore') || (priceCents === 0 && !person.anonymous);
}
