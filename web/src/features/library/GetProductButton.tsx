import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Product } from '@tempera/domain/catalogue/product';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { libraryPath } from '@tempera/domain/orders/order-paths';
import { may } from '@tempera/domain/people/roles';
import { paths } from '@tempera/domain/site/paths';
import { taxNote } from '@tempera/domain/tax/tax-note';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Person, sessionKnown, useIdleSession, usePerson } from '../../firebase/auth/session.ts';
import { useOwnDoc } from '../../firebase/live/use-doc.ts';
import { lazyPiece } from '../../ui/connection.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { useUnsure } from '../../ui/unsure.ts';

const DownloadNow = lazyPiece(() => import('./components/DownloadNow.tsx'));

/**
 * The one action of a preview page: a visitor signs in first, a free or owned template downloads, any other goes to
 * checkout. Until it is known who looks, it has a visitor's label, and only its shape for who has a session; a click in that time
 * waits until that is known instead of sending a customer to the login page.
 */
export function GetProductButton({ product, access }: { product: Product; access: ProductAccess }) {
  const { slug, title, priceCents, currency } = product;
  const { downloads, target } = access;
  const { known } = access;
  const unsure = useUnsure(known);
  const note = taxNote(useSettings());
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
    const early = (
      <Button
        variant="contained"
        size="large"
        fullWidth
        startIcon={<Icon name="download" />}
        onClick={() => setPressed(true)}
      >
        Download {title}
      </Button>
    );
    return (
      <Suspense fallback={early}>
        <DownloadNow slug={slug} title={title} startAtOnce={pressed} />
      </Suspense>
    );
  }
  return (
    <>
      <Button variant="contained" size="large" fullWidth href={target} onClick={waitFirst} sx={unsure.button}>
        {priceCents === 0
          ? `Download ${title}`
          : `Buy ${title} for ${formatMoney(priceCents as Cents, currency)}`}
      </Button>
      {priceCents > 0 && note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, ...unsure.rest }}>
          {note}
        </Typography>
      )}
    </>
  );
}

/** What the person looking may do with a product. */
interface ProductAccess {
  /** It is known who looks, and what they own. The rest holds for a visitor until then. */
  known: boolean;
  owned: boolean;
  /** The way to what they own; null for who owns nothing, and for a guest of whose order nothing is known. */
  kept: { href: string; label: string } | null;
  /** The newest version that they have downloaded, of what they own. */
  downloaded: string | undefined;
  downloads: boolean;
  /** By git as well, for which guests have no token. */
  clones: boolean;
  /** Uid of the customer whose free allowance this download would count against; null when it would not. */
  claimant: string | null;
  /** Where the way to the product begins for those who may not download it. */
  target: string;
}

export function useProductAccess(product: Pick<Product, 'slug' | 'priceCents'>): ProductAccess {
  const { slug } = product;
  const person = usePerson();
  const { status } = useIdleSession();
  const ownership = useOwnDoc<{ downloaded?: string; orderId: string | null }>(
    person && `users/${person.uid}/library/${slug}`,
  );
  const { loading } = ownership;
  const owned = !loading && ownership.data !== null;
  const downloads = !loading && person !== null && mayDownload(person, product, owned);
  return {
    known: status === 'known' && !loading,
    owned,
    kept: owned && person ? keptAt(person, ownership.data?.orderId) : null,
    downloaded: ownership.data?.downloaded,
    downloads,
    clones: downloads && !person.anonymous,
    claimant:
      !loading && !owned && person && isLimited(person) && product.priceCents === 0 ? person.uid : null,
    target: person && !person.anonymous ? paths.checkout([slug]) : paths.loginToBuy(slug),
  };
}

/** Members have a library. A guest would be asked to log in there, and has the order that their entitlement names. */
function keptAt({ anonymous }: Person, orderId: string | null | undefined): ProductAccess['kept'] {
  if (!anonymous) return { href: libraryPath, label: 'Open in your library' };
  return orderId ? { href: paths.order(orderId), label: 'View your order' } : null;
}

/** Members who are not of the team have an allowance, as `requestDownload` counts it. */
const isLimited = ({ role, anonymous }: Person) => role === 'customer' && !anonymous;

/** Mirrors `requestDownload`: guests get what they bought only, those who keep the store get everything. */
function mayDownload(person: Person, { priceCents }: Pick<Product, 'priceCents'>, owned: boolean): boolean {
  return owned || may(person.role, 'manageStore') || (priceCents === 0 && !person.anonymous);
}
