import { type Advisory, advisorySchema, slugsInOneQuery } from '@tempera/domain/advisories/advisory';
import { inParts } from '@tempera/domain/site/in-parts';
import { withoutMarks } from '@tempera/domain/site/without-marks';
import type { DocumentSnapshot } from '../platform/admin.ts';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';

function toAdvisory(found: DocumentSnapshot): Advisory | null {
  const data = found.data();
  if (!data) return null;
  const parsed = advisorySchema.safeParse(data);
  if (!parsed.success) {
    logs.brokenDocument(found.ref.path);
    return null;
  }
  const [publishedAt, withdrawnAt] = [toMillis(data.publishedAt) ?? 0, toMillis(data.withdrawnAt)];
  const text = withoutMarks(parsed.data.text);
  return { ...parsed.data, text, id: found.id, publishedAt, withdrawnAt };
}

/** An advisory as it stands; null for none, and for one that is broken. */
export const loadAdvisory = async (id: string): Promise<Advisory | null> =>
  toAdvisory(await refs.advisory(id).get());

/** The advisories of these products that hold. */
export async function readAdvisories(slugs: readonly string[]): Promise<Advisory[]> {
  const parts = inParts(slugs, slugsInOneQuery);
  const found = await Promise.all(parts.map((part) => refs.advisories().where('slug', 'in', part).get()));
  return found
    .flatMap(({ docs }) => docs.map(toAdvisory))
    .filter((one): one is Advisory => one !== null && one.withdrawnAt === null);
}

const announcementIdOf = (id: string) => `advisory_${id}`;

/** Begins to tell the owners of a product; once, however often it is asked for. */
export async function openAnnouncement({ id, slug, publishedAt }: Advisory): Promise<void> {
  const { title = slug, category = '' } = (await refs.product(slug).get()).data() ?? {};
  const told = { slug, title: String(title), category: String(category), advisory: id };
  const open = { ...told, at: fromMillis(publishedAt), cursor: '', done: false };
  try {
    await refs.announcement(announcementIdOf(id)).create(open);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
