import { AddProduct } from '../../features/products/AddProduct.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** A new product, at /admin/products/add, for the owner and admins. */
export function Component() {
  return (
    <>
      <PageMeta title="Add Product" noIndex />
      <AddProduct />
    </>
  );
}
