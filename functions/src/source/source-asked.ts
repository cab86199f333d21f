import { versionPattern } from '@tempera/domain/catalogue/product-calls';
import { slugSchema } from '@tempera/domain/catalogue/slug';
import { z } from 'zod';

const release = z.object({ slug: slugSchema, version: z.string().regex(versionPattern) });
const sinceSchema = release.shape.version;
/** As long as a path in an archive may be, and more. */
const pathSchema = z.string().min(1).max(1_000);

/** What an address below `/source/` stands for. */
export type SourceAsked = z.infer<typeof release> &
  ({ what: 'tree' | 'sbom' } | { what: 'file'; path: string } | { what: 'changes' | 'size'; since: string });

/** Null for an address that stands for nothing. @param path `/source/{slug}/{version}/…` */
export function readAsked(path: string, query: Record<string, unknown>): SourceAsked | null {
  const [, , slugAsked, versionAsked, what, ...rest] = path.split('/');
  const named = release.safeParse({ slug: slugAsked, version: versionAsked });
  if (!named.success || rest.length > 0) return null;
  if (what === 'tree') return { ...named.data, what };
  if (what === 'sbom.json') return { ...named.data, what: 'sbom' };
  if (what === 'file') {
    const file = pathSchema.safeParse(query.path);
    return file.success ? { ...named.data, what, path: file.data } : null;
  }
  if (what !== 'changes' && what !== 'size') return null;
  const since = sinceSchema.safeParse(query.since);
  return since.success ? { ...named.data, what, since: since.data } : null;
}
