import { AdvisoryNotices } from './AdvisoryNotices.tsx';
import { useAdvisories } from './use-advisories.ts';

/** On a product's page, for those who own it. */
export default function OwnerNotices({ slug, version }: { slug: string; version: string }) {
  return <AdvisoryNotices advisories={useAdvisories([slug])} version={version} />;
}
