import type { Params } from './form-body.ts';
import { optional, partOf } from './read-params.ts';
import { invalid } from './stripe-error.ts';

interface Listed {
  id: string;
  created: number;
}

export const listParams = ['limit', 'starting_after', 'ending_before', 'created'] as const;

const compare: Record<string, (one: number, other: number) => boolean> = {
  gt: (one, other) => one > other,
  gte: (one, other) => one >= other,
  lt: (one, other) => one < other,
  lte: (one, other) => one <= other,
};

/** Whether a moment (seconds) is the one, or between those, that a parameter names. */
export function isBetween(params: Params, name: 'created' | 'arrival_date', moment: number): boolean {
  const exact = typeof params[name] === 'string' ? Number(params[name]) : moment;
  const bounds = Object.entries(partOf(params, name));
  return (
    moment === exact && bounds.every(([bound, value]) => compare[bound]?.(moment, Number(value)) ?? true)
  );
}

/** One page of what is there, the newest first. */
export function listOf(url: string, items: readonly Listed[], params: Params): object {
  const limit = Number(optional(params, 'limit') ?? 10);
  if (!(limit >= 1 && limit <= 100)) throw invalid('Invalid limit: 1 to 100', { param: 'limit' });
  const found = items.filter(({ created }) => isBetween(params, 'created', created));
  const after = optional(params, 'starting_after');
  const before = optional(params, 'ending_before');
  const from = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
  const to =
    before === undefined
      ? found.length
      : Math.max(
          0,
          found.findIndex(({ id }) => id === before),
        );
  const left = found.slice(from, to);
  const data = before === undefined ? left.slice(0, limit) : left.slice(-limit);
  return { object: 'list', url, has_more: left.length > data.length, data };
}
