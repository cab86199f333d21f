import type { Product } from '@tempera/domain/catalogue/product';
import type { Coupon } from '@tempera/domain/orders/coupon';

/** One product of the catalogue with what its first version needs. Dates are ISO. */
export interface SeedProduct extends Omit<Product, 'dateAdded' | 'updatedAt'> {
  dateAdded: string;
  updatedAt: string;
  /** What changed in `version`, shown next to it. */
  changelog: string;
  /** The lines of one source file that the preview page shows. `from` is how the first of them begins. */
  excerpt: { path: string; from: string; lines: number };
}

/** `coupons/{CODE}`. `expiryDate` is ISO; absent on a coupon that ends two years after the store was seeded. */
export interface SeedCoupon extends Omit<Coupon, 'expiryDate' | 'usedCount'> {
  expiryDate?: string;
}

/** One review of a product; `at` and `edited` are ISO, `edited` only where its author has changed it. */
export interface SeedReview {
  author: string;
  rating: number;
  text: string;
  at: string;
  edited?: string;
}
