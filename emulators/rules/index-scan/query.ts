export type Direction = 'ASCENDING' | 'DESCENDING';
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

/** A query as the source text spells it: all that decides which index serves it. */
export interface ScannedQuery {
  /** `file:line` of the call. */
  at: string;
  /** Id of the collection, the last part of its path. */
  collection: string;
  scope: Scope;
  filters: { field: string; op: string }[];
  orders: { field: string; direction: Direction }[];
  /** Fields that are summed or averaged. */
  aggregated: string[];
}

/** Thrown when the scanner can't tell what a query asks; the message says how to write it instead. */
export class UnreadableQuery extends Error {}
