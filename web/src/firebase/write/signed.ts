import { sessionKnown } from '../auth/session.ts';
import { type Write, writeTogether } from './write.ts';
import { type Decide, writeIf } from './write-if.ts';

/** Writes of products, coupons, plans and what else the audit log tells of, with the mark of whoever is signed in (decision 51). */
const whoIsIt = async () => (await sessionKnown())?.uid;

async function write(one: Write): Promise<void> {
  const by = await whoIsIt();
  await writeTogether([by === undefined ? one : { ...one, by }]);
}

/** @throws like {@link writeTogether} */
export const signedSet = (path: string, data: Record<string, unknown>): Promise<void> =>
  write({ set: path, data });

/** @throws like {@link writeTogether} */
export const signedUpdate = (path: string, data: Record<string, unknown>): Promise<void> =>
  write({ update: path, data });

/** @throws like {@link writeTogether} */
export const signedDelete = (path: string): Promise<void> => write({ delete: path });

/** @throws like {@link writeIf} */
export const signedWriteIf = async (path: string, decide: Decide): Promise<boolean> =>
  writeIf(path, decide, await whoIsIt());
