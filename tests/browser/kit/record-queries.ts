import type { BrowserContext } from 'playwright-core';
import type { Aggregation, StructuredQuery } from '../../indexes/query-shape.ts';
import { record } from '../../indexes/snapshot.ts';

interface Listen {
  addTarget?: { query?: { structuredQuery: StructuredQuery } };
}

interface Run {
  structuredQuery?: StructuredQuery;
  structuredAggregationQuery?: { structuredQuery: StructuredQuery; aggregations: Aggregation[] };
}

/** The messages of a request to Firestore: JSON, or a form of several on a listen channel. */
function messagesOf(url: string, body: string): (Listen & Run)[] {
  if (!url.includes('/Listen/channel?')) return [JSON.parse(body)];
  const form = [...new URLSearchParams(body)];
  return form.filter(([name]) => /^req\d+___data__$/.test(name)).map(([, data]) => JSON.parse(data));
}

/** Records the queries that the web app's pages send. */
export function recordQueries(context: BrowserContext): void {
  context.on('request', (request) => {
    const url = request.url();
    const body = /\/Listen\/channel\?|:runQuery|:runAggregationQuery/.test(url) && request.postData();
    if (!body) return;
    for (const { addTarget, structuredQuery, structuredAggregationQuery: aggregation } of messagesOf(
      url,
      body,
    )) {
      const query = addTarget?.query?.structuredQuery ?? aggregation?.structuredQuery ?? structuredQuery;
      if (query) record('web', query, aggregation?.aggregations);
    }
  });
}
