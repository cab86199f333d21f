import { type Advisory, advisorySchema } from '@tempera/domain/advisories/advisory';
import { readPublicWhere } from './read-public.ts';

/**
 * What is known to be wrong with versions of a product, over REST.
 * @throws TypeError when the network is down, Error on a server fault
 */
export async function readPublicAdvisories(slug: string): Promise<Advisory[]> {
  return (await readPublicWhere('advisories', 'slug', slug)).flatMap((one) => {
    const { success, data } = advisorySchema.safeParse(one);
    const [publishedAt, withdrawnAt] = [
      Number(one.publishedAt),
      one.withdrawnAt === null ? null : Number(one.withdrawnAt),
    ];
    return success ? { ...data, id: one.id, publishedAt, withdrawnAt } : [];
  });
}
