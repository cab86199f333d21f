import type { Product } from '@tempera/domain/catalogue/product';

/** One product of the catalogue with what its first version needs. Dates are ISO. */
export interface SeedProduct extends Omit<Product, 'dateAdded' | 'updatedAt'> {
  dateAdded: string;
  updatedAt: string;
  /** What changed in `version`, shown next to it. */
  changelog: string;
  /** The lines of one source file that the preview page shows. `from` is how the first of them begins. */
  excerpt: { path: string; from: string; lines: number };
}
