import type { CollectionReference } from '../platform/admin.ts';

/** What a migration does to the documents of one collection. */
export interface Step {
  /** Stands in the note while it is under way. */
  name: string;
  collection: () => CollectionReference;
  /** Brings a document up to date, whatever it is by now; safe to repeat, and nothing where it is already. */
  bring: (id: string) => Promise<unknown>;
}

/** A way in which documents of an older version become those of this one. */
export interface Migration {
  /** Its number and what it does; names its note, so it stays what it is. */
  id: string;
  steps: readonly Step[];
}
