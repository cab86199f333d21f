import Button from '@mui/material/Button';
import { type Cents, formatMoney } from '@tempera/domain/money';
import { paths } from '@tempera/domain/paths';
import type { Product } from '@tempera/domain/product';
import { may } from '@tempera/domain/roles';
import { type Person, useIdleSession } from '../../firebase/session.ts';
import { useWatched } from '../../firebase/use-watched.ts';
import { DownloadButton } from './DownloadButton.tsx';

/**
 * The one action of a preview page (storefront.md §2, Product preview; §6): a visitor signs in first, what is free or
 * owned downloads, what costs goes to checkout. Its words don't depend on who looks, so nothing moves once that is known.
 */
export function GetProductButton({ product }: { product: Product }) {
  const session = useIdleSession();
  const person = session.status === 'known' ? session.person : null;
  const owned = useWatched(person && `users/${person.uid}/library/${product.slug}`).status === 'found';
  const { slug, title, priceCents, currency } = product;
  if (person && mayDownload(person, product, owned)) {
    return <DownloadButton slug={slug} title={title} size="large" fullWidth />;
  }
  const price = formatMoney(priceCents as Cents, currency);
  const member = person !== null && !person.anonymous;
  return (
    <Button
      variant="contained"
      size="large"
      fullWidth
      href={member ? paths.checkout([slug]) : paths.loginToBuy(slug)}
    >
      {priceCents === 0 ? `Download ${title}` : `Buy ${title} for ${price}`}
    </Button>
  );
}

/** Mirrors `requestDownload`: guests get what they bought only, those who keep the store get everything. */
function mayDownload(person: Person, { priceCents }: Product, owned: boolean): boolean {
  return owned || may(person.role, 'manageStore') || (priceCents === 0 && !person.anonymous);
}
