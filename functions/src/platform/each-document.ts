import type { Query, QueryDocumentSnapshot } from './admin.ts';

/** Everything that a query finds, of which so many documents are read at a time. */
export async function* eachDocument(query: Query, page: number): AsyncGenerator<QueryDocumentSnapshot> {
  for (let after: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (after ? query.startAfter(after) : query).limit(page).get();
    yield* docs;
    after = docs.at(-1);
    if (docs.length < page) return;
  }
}
