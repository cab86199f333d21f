import { FieldPath } from 'firebase-admin/firestore';
import { type DocumentSnapshot, db } from '../../functions/src/platform/admin.ts';
import { isOvertaken } from '../../functions/src/platform/firestore-errors.ts';
import { everyDocument } from './every-document.ts';
import { earlier, isMonth } from './months.ts';
import { momentsIn, rewindFields } from './rewind-value.ts';

/** Figures follow from what they count, and how far the clock has gone is no part of what it moves. */
const isMoved = ({ ref }: DocumentSnapshot) => !/^(stats|local)\//.test(ref.path);

/** Moments at which something may be due, in milliseconds. */
export function momentsOf(documents: readonly DocumentSnapshot[]): number[] {
  const waiting = documents.filter((one) => isMoved(one) && !one.ref.path.startsWith('limits/'));
  return waiting.flatMap((one) => momentsIn(one.data()));
}

const attempts = 5;

/** Makes one document older; whoever writes it at the same moment is waited for. */
async function rewindDocument(found: DocumentSnapshot, ms: number, months: number): Promise<void> {
  let document = found;
  for (let attempt = 1; ; attempt++) {
    const data = document.data();
    if (!data || !document.updateTime) return;
    const inMonths = Object.entries(data).flatMap(([name, value]) =>
      months > 0 && isMonth(value) ? [[name, earlier(value, months)] as const] : [],
    );
    const changed = { ...rewindFields(data, ms), ...Object.fromEntries(inMonths) };
    const [first, ...others] = Object.entries(changed).map(
      ([name, value]) => [new FieldPath(name), value] as const,
    );
    if (!first) return;
    try {
      await document.ref.update(...first, ...others.flat(), { lastUpdateTime: document.updateTime });
      return;
    } catch (error) {
      if (!isOvertaken(error) || attempt === attempts) throw error;
      document = await document.ref.get();
    }
  }
}

/** What is counted by the month stands under its name. */
async function renameMonth({ ref }: DocumentSnapshot, months: number): Promise<void> {
  const now = await ref.get();
  const batch = db().batch();
  batch.set(ref.parent.doc(earlier(ref.id, months)), now.data() ?? {});
  batch.delete(ref);
  await batch.commit();
}

/** What the database of a real store removes by itself once its time has passed. */
function isOver(document: DocumentSnapshot, now: number): boolean {
  const [end] = momentsIn([document.get('expiresAt')]);
  return end !== undefined && end <= now;
}

/**
 * Makes everything stored older by `ms`, which is as if the clock had gone on by it. `months` is how many months begin
 * in between. Triggers are to be off meanwhile: nothing has happened.
 */
export async function rewindStore(ms: number, months: number, now: number): Promise<void> {
  const found = (await everyDocument()).filter(isMoved);
  const willBeOver = (one: DocumentSnapshot) => isOver(one, now + ms);
  for (const { ref } of found.filter(willBeOver)) await ref.delete();
  const documents = found.filter((one) => !willBeOver(one));
  for (const document of documents) await rewindDocument(document, ms, months);
  if (months > 0) {
    const counted = documents.filter(({ ref }) => ref.parent.id === 'allowances' && isMonth(ref.id));
    // The oldest first: each takes the name that the one before has left.
    counted.sort((a, b) => a.ref.path.localeCompare(b.ref.path));
    for (const document of counted) await renameMonth(document, months);
  }
}

/** Stands with the data, so that it is as far as they are. */
const clockDocument = () => db().doc('local/clock');

/** How far the clock of this store has gone in all, in milliseconds. */
export async function movedSoFar(): Promise<number> {
  return Number((await clockDocument().get()).data()?.movedMs ?? 0);
}

export async function noteMoved(movedMs: number): Promise<void> {
  await clockDocument().set({ movedMs });
}
