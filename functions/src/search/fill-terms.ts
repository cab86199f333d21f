import { copyToUser } from '../access/directory.store.ts';
import { syncCatalogue } from '../catalogue/sync-catalogue.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { writeDue } from '../support/tickets.store.ts';
import { writeOrderTerms } from './order-terms.store.ts';

/** Raise it when terms are made in another way: everything is looked through once more. */
const version = 1;

/** Documents that are looked at together, and in one run. */
const page = 50;
const atMost = 5_000;

/** What makes a document say what it is found by, by its collection; one that does already is not written. */
const writers: Record<'products' | 'orders' | 'tickets' | 'users', (id: string) => Promise<void>> = {
  products: syncCatalogue,
  orders: writeOrderTerms,
  tickets: writeDue,
  users: copyToUser,
};
type Collection = keyof typeof writers;
const collections = Object.keys(writers) as Collection[];

interface Progress {
  version: number;
  /** Collections that are through. */
  done: Collection[];
  /** The last document of the collection that is under way; empty at its beginning. */
  after: string;
}

const begun: Progress = { version, done: [], after: '' };

async function readProgress(): Promise<Progress> {
  const stored = (await refs.termsProgress().get()).data() as Progress | undefined;
  return stored?.version === version ? stored : begun;
}

/** A document that can't be written must not keep the others waiting: its next change tries it again. */
async function writeEach(collection: Collection, ids: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(ids.map((id) => writers[collection](id)));
  for (const result of results) {
    if (result.status === 'rejected') logs.unexpected('fillTerms', result.reason);
  }
}

/**
 * Gives the documents from before there were terms theirs, once, and goes on where an earlier run has ended. Afterward a run
 * reads one document.
 * @returns how many were looked at
 */
export async function fillTerms(): Promise<number> {
  let seen = 0;
  let progress = await readProgress();
  for (;;) {
    const { done, after } = progress;
    const collection = collections.find((one) => !done.includes(one));
    if (!collection || seen >= atMost) return seen;
    const query = refs[collection]().orderBy('__name__').select().limit(page);
    const { docs } = await (after ? query.startAfter(after) : query).get();
    const ids = docs.map(({ id }) => id);
    await writeEach(collection, ids);
    seen += ids.length;
    progress =
      ids.length < page
        ? { version, done: [...done, collection], after: '' }
        : { version, done, after: ids.at(-1) ?? '' };
    await refs.termsProgress().set(progress);
  }
}
