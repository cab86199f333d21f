import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import { type ReactNode, useSyncExternalStore } from 'react';
import { wasSignedIn } from '../../firebase/auth/browser-marks.ts';
import { useIdleSession } from '../../firebase/auth/session.ts';
import { useDocIfAllowed } from '../../firebase/live/use-doc.ts';
import { publicPaths, toProduct, toVersion } from '../../firebase/public/public-docs.ts';
import { InlineNotice } from '../../ui/InlineNotice.tsx';
import { PreviewSkeleton } from './components/PreviewColumns.tsx';

interface HiddenProductProps {
  slug: string;
  /** The not-found page. */
  missing: ReactNode;
  children: (product: Product, version: ProductVersion | null, notice: ReactNode) => ReactNode;
}

const never = () => () => {};

/**
 * A product that the public does not see: those who bought an archived one still do, and admins see drafts. So once it is
 * known who looks, the question is asked again in their name. The server, and whoever never signed in here, says
 * "not found" at once.
 */
export default function HiddenProduct({ slug, missing, children }: HiddenProductProps) {
  const session = useIdleSession();
  const guess = useSyncExternalStore(never, wasSignedIn, () => false);
  const person = session.status === 'known' ? session.person : null;
  const product = useDocIfAllowed(person && publicPaths.product(slug));
  const found = product.data ? toProduct(slug, product.data) : null;
  const version = useDocIfAllowed(found?.version ? publicPaths.version(slug, found.version) : null);
  if (found) {
    if (version.loading) return <PreviewSkeleton />;
    const files = version.data ? toVersion(found.version, version.data) : null;
    return children(found, files, noticeOf(found));
  }
  const asking = session.status === 'unknown' ? guess : product.loading;
  return asking ? <PreviewSkeleton /> : missing;
}

function noticeOf({ status }: Product): ReactNode {
  if (status === 'draft') {
    return <InlineNotice kind="attention">Draft: only admins can see this page.</InlineNotice>;
  }
  return (
    <InlineNotice kind="attention">
      This template is no longer for sale. Customers who bought it can still download it here.
    </InlineNotice>
  );
}
