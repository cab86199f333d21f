import { Products } from '../../features/products/Products.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** The catalogue, at /admin/products, for the owner and admins. */
export function Component() {
  return (
    <>
      <PageMeta title="Products" noIndex />
      <Products />
    </>
  );
}
