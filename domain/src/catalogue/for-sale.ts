import type { Product } from './product.ts';

type Standing = Pick<Product, 'status' | 'version'>;

/** On sale and without an archive, as an older store may have some: its buyers would have nothing to download. */
export const isUnfilled = ({ status, version }: Standing): boolean => status === 'active' && version === '';

/** Whether it is listed and can be bought, or claimed where it is free. */
export const isForSale = ({ status, version }: Standing): boolean => status === 'active' && version !== '';
