import { limit, orderBy, where } from 'firebase/firestore';
import { behind, useList } from '../../../firebase/hooks.ts';
import { productsRead as most, type ProductPageHooks, type UseProductPage } from './use-product-pages.ts';

const useDateAdded: UseProductPage = (statuses, last) =>
  useList('products', where('status', 'in', statuses), orderBy('dateAdded'), ...behind(last), limit(most));

const useDateAddedOf: UseProductPage = (statuses, last, category) =>
  useList(
    'products',
    where('status', 'in', statuses),
    where('category', '==', category),
    orderBy('dateAdded'),
    ...behind(last),
    limit(most),
  );

const useTitle: UseProductPage = (statuses, last) =>
  useList('products', where('status', 'in', statuses), orderBy('title'), ...behind(last), limit(most));

const useTitleOf: UseProductPage = (statuses, last, category) =>
  useList(
    'products',
    where('status', 'in', statuses),
    where('category', '==', category),
    orderBy('title'),
    ...behind(last),
    limit(most),
  );

const usePrice: UseProductPage = (statuses, last) =>
  useList('products', where('status', 'in', statuses), orderBy('priceCents'), ...behind(last), limit(most));

const usePriceOf: UseProductPage = (statuses, last, category) =>
  useList(
    'products',
    where('status', 'in', statuses),
    where('category', '==', category),
    orderBy('priceCents'),
    ...behind(last),
    limit(most),
  );

const useDownloads: UseProductPage = (statuses, last) =>
  useList('products', where('status', 'in', statuses), orderBy('downloads'), ...behind(last), limit(most));

const useDownloadsOf: UseProductPage = (statuses, last, category) =>
  useList(
    'products',
    where('status', 'in', statuses),
    where('category', '==', category),
    orderBy('downloads'),
    ...behind(last),
    limit(most),
  );

const useRating: UseProductPage = (statuses, last) =>
  useList('products', where('status', 'in', statuses), orderBy('rating'), ...behind(last), limit(most));

const useRatingOf: UseProductPage = (statuses, last, category) =>
  useList(
    'products',
    where('status', 'in', statuses),
    where('category', '==', category),
    orderBy('rating'),
    ...behind(last),
    limit(most),
  );

/** From A, from the cheapest, from the oldest on. */
export const risingProducts: ProductPageHooks = {
  dateAdded: { all: useDateAdded, of: useDateAddedOf },
  title: { all: useTitle, of: useTitleOf },
  price: { all: usePrice, of: usePriceOf },
  downloads: { all: useDownloads, of: useDownloadsOf },
  rating: { all: useRating, of: useRatingOf },
};
