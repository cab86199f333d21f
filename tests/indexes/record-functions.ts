/**
 * Records the queries of the Admin SDK: imported ahead of the functions by their emulator (NODE_OPTIONS), and by Vitest ahead
 * of the tests that call scheduled functions themselves. The SDK is not loaded for it: a worker that asks nothing stays small.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Aggregation, StructuredQuery } from './query-shape.ts';
import { record } from './snapshot.ts';

interface AdminQuery {
  toProto(): {
    structuredQuery?: StructuredQuery;
    structuredAggregationQuery?: { structuredQuery: StructuredQuery; aggregations: Aggregation[] };
  };
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

/** The methods that send a query, by the SDK's modules and classes: everything that the SDK offers for it. */
const senders: Record<string, [className: string, ...methods: string[]]> = {
  'reference/query': ['Query', 'get', 'stream', 'onSnapshot'],
  'reference/aggregate-query': ['AggregateQuery', 'get'],
  transaction: ['Transaction', 'get'],
};
const waiting = new Set(Object.keys(senders));

const channel = 'tracing:module.require:end';

function patch(message: unknown): void {
  const { id, parentFilename, result } = message as { id: string; parentFilename: string; result: unknown };
  const module = [...waiting].find((name) => id === `./${name}`);
  if (!module || !/@google-cloud[\\/]firestore[\\/]build[\\/]src[\\/][\w-]+\.js$/.test(parentFilename))
    return;
  const [className, ...methods] = senders[module] ?? [''];
  const { prototype } = (result as Record<string, { prototype: Record<string, Method> }>)[className] ?? {};
  // In a circle of modules the class is not there at first.
  if (!prototype) return;
  for (const name of methods) {
    const original = prototype[name];
    if (!original) throw new Error(`the Admin SDK has no ${className}.${name} to record queries at`);
    prototype[name] = function send(...args) {
      // A transaction is given its query, or a document.
      note(className === 'Transaction' ? args[0] : this);
      return original.apply(this, args);
    };
  }
  waiting.delete(module);
  if (waiting.size === 0) unsubscribe(channel, patch);
}

const isQuery = (target: unknown): target is AdminQuery =>
  typeof target === 'object' && target !== null && 'toProto' in target;

function note(target: unknown): void {
  if (!isQuery(target)) return;
  const { structuredQuery, structuredAggregationQuery: aggregation } = target.toProto();
  const query = aggregation?.structuredQuery ?? structuredQuery;
  if (query) record('functions', query, aggregation?.aggregations, calledByFunctions);
}

/** Whether the code that asked is the functions', and not a test's or a library's. */
function calledByFunctions(): boolean {
  const frames = (new Error().stack ?? '').split('\n').slice(1);
  const caller = frames.find((frame) => !/tests[\\/]indexes[\\/]|node_modules|node:|<anonymous>/.test(frame));
  return caller !== undefined && /functions[\\/](?:src|lib)[\\/]/.test(caller);
}

if (process.env.TEMPERA_QUERIES) subscribe(channel, patch);
