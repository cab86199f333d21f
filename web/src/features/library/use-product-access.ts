import type { Product } from '@tempera/domain/catalogue/product';
import { may } from '@tempera/domain/people/roles';
import { paths } from '@tempera/domain/site/paths';
import { type Person, useIdleSession } from '../../firebase/auth/session.ts';
import { useDocIfAllowed } from '../../firebase/live/use-doc.ts';

/** What the person looking may do with a product. */
export interface ProductAccess {
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
