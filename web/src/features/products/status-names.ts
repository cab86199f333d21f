import type { ProductStatus } from './api/use-product-pages.ts';

export const statusNames: Record<ProductStatus, string> = {
  active: 'Active',
  draft: 'Draft',
  archived: 'Archived',
};
