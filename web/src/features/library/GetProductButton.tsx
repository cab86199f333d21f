import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Product } from '@tempera/domain/catalogue/product';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { may } from '@tempera/domain/people/roles';
import { paths } from '@tempera/domain/site/paths';
import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Person, sessionKnown, useIdleSession } from '../../firebase/auth/session.ts';
import { useDocIfAllowed } from '../../firebase/live/use-doc.ts';
import { useSettings } from '../../ui/settings.tsx';
import { DownloadButton } from './DownloadButton.tsx';

/**
 * The one action of a preview page: a visitor signs in first, a free or owned template downloads, any other goes to
 * checkout. Until it is known who looks, it has a visitor's label, which is a customer's too; a click in that time waits
 * until that is known instead of sending a customer to the login page.
 */
export function GetProductButton({ product, access }: { product: Product; access: ProductAccess }) {
  const { slug, title, priceCents, currency } = product;
  const { known, downloads, target } = access;
  const { taxRate } = useSettings();
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
    <>
      <Button variant="contained" size="large" fullWidth href={target} onClick={waitFirst}>
        {priceCents === 0
          ? `Download ${title}`
          : `Buy ${title} for ${formatMoney(priceCents as Cents, currency)}`}
      </Button>
      {priceCents > 0 && Number(taxRate) > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Tax is added at checkout.
        </Typography>
      )}
    </>
  );
}

/** What the person looking may do with a product. */
interface ProductAccess {
  /** False until it is known who looks and what they own; the rest holds for a visitor until then. */
  known: boolean;
  owned: boolean;
  downloads: boolean;
  /** Uid of the customer whose free allowance this download would count against; null when it would not. */
  claimant: string | null;
  /** Where the way to the product begins for those who may not download it. */
  target: string;
}

export function useProductAccess(product: Pick<Product, 'slug' | 'priceCents'>): ProductAccess {
  const { slug } = product;
  const session = useIdleSession();
  const person = session.status === 'known' ? session.person : null;
  const ownership = useDocIfAllowed(person && `users/${person.uid}/library/${slug}`);
  const known = session.status === 'known' && !ownership.loading;
  const owned = known && ownership.data !== null;
  return {
    known,
    owned,
    downloads: known && person !== null && mayDownload(person, product, owned),
    claimant: known && !owned && person && isLimited(person) && product.priceCents === 0 ? person.uid : null,
    target: person && !person.anonymous ? paths.checkout([slug]) : paths.loginToBuy(slug),
  };
}

/** Members who are not of the team have an allowance, as `requestDownload` counts it. */
const isLimited = ({ role, anonymous }: Person) => role === 'customer' && !anonymous;

/** Mirrors `requestDownload`: guests get what they bought only, those who keep the store get everything. */
function mayDownload(person: Person, { priceCents }: Pick<Product, 'priceCents'>, owned: boolean): boolean {
  return owned || may(person.role, 'manageStore') || (priceCents === 0 && !person.anonymous);
}
