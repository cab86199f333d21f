import type { PackageAdvisory } from '@tempera/domain/packages/package-advisories';
import { z } from 'zod';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';

const stored = z.object({
  severity: z.enum(['low', 'moderate', 'high', 'critical']),
  title: z.string(),
  text: z.string(),
  versions: z.array(z.string()),
  fixedIn: z.string().nullable(),
});

/** The advisories of a product that stand. */
export async function loadAdvisories(slug: string): Promise<PackageAdvisory[]> {
  const { docs } = await refs.advisories().where('slug', '==', slug).get();
  return docs.flatMap((found) => {
    const { withdrawnAt = null, publishedAt, ...data } = found.data();
    if (withdrawnAt !== null) return [];
    const parsed = stored.safeParse(data);
    if (!parsed.success) logs.brokenDocument(found.ref.path);
    return parsed.success ? [{ ...parsed.data, id: found.id, publishedAt: toMillis(publishedAt) ?? 0 }] : [];
  });
}
