import { Categories } from '../../features/products/Categories.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** The categories, at /admin/products/categories, for the owner and admins. */
export function Component() {
  return (
    <>
      <PageMeta title="Categories" noIndex />
      <Categories />
    </>
  );
}
