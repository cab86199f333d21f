import type { Kind } from '../store/items.ts';
import type { Work } from '../store/work.ts';
import { invalid } from './stripe-error.ts';

/** What stands behind an id, by how it begins. */
const kinds: Record<string, Kind> = {
  pi: 'payment_intent',
  seti: 'setup_intent',
  ctoken: 'confirmation_token',
  cus: 'customer',
  pm: 'payment_method',
  ch: 'charge',
  re: 'refund',
  dp: 'dispute',
  txn: 'balance_transaction',
  po: 'payout',
};

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

function whole(work: Work, value: unknown, path: string): unknown {
  if (typeof value !== 'string') return value;
  const kind = kinds[value.slice(0, value.indexOf('_'))];
  if (!kind) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  return work.find(kind, value) ?? value;
}

function expandPath(work: Work, part: Part, [name = '', ...rest]: string[], path: string): Part {
  if (!(name in part)) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const value = part[name];
  if (Array.isArray(value)) return { ...part, [name]: value.map((one) => expandPath(work, one, rest, path)) };
  const found = whole(work, value, path);
  if (!isPart(found)) return part;
  return { ...part, [name]: rest.length > 0 ? expandPath(work, found, rest, path) : found };
}

/** An answer with what was asked to come whole in place of its number: `latest_charge.balance_transaction`, `data.customer`. */
export function expand(work: Work, body: object, paths: readonly string[]): object {
  return paths.reduce((part, path) => expandPath(work, part, path.split('.'), path), body as Part);
}
