import { useParams } from 'react-router-dom';
import { EditProduct } from '../../features/products/EditProduct.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** A product to change, at /admin/products/edit/{slug}, for the owner and admins. */
export function Component() {
  const { slug = '' } = useParams();
  return (
    <>
      <PageMeta title="Edit Product" noIndex />
      <EditProduct key={slug} slug={slug} />
    </>
  );
}
