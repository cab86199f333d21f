import type { Param, Params } from './form-body.ts';
import { invalid } from './stripe-error.ts';

const needed = (param: string) =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

/** A text that may be missing; an empty one is taken for that. */
export function optional(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === '') return;
  if (typeof value !== 'string') throw invalid(`Invalid string: ${name}`, { param: name });
  return value;
}

export function required(params: Params, name: string): string {
  const value = optional(params, name);
  if (value === undefined) throw needed(name);
  return value;
}

/** A whole number of cents, above 0. */
export function amountIn(params: Params, name: string): number | undefined {
  const value = optional(params, name);
  if (value === undefined) return;
  if (!/^-?\d{1,12}$/.test(value)) {
    throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  }
  if (Number(value) < 1) {
    const message = 'This value must be greater than or equal to 1.';
    throw invalid(message, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(value);
}

/** One of these words. */
export function oneOf<T extends string>(params: Params, name: string, words: readonly T[]): T | undefined {
  const value = optional(params, name);
  if (value === undefined || words.includes(value as T)) return value as T | undefined;
  throw invalid(`Invalid ${name}: must be one of ${words.join(', ')}`, { param: name });
}

export const isTrue = (params: Params, name: string): boolean => optional(params, name) === 'true';

export function listIn(params: Params, name: string): string[] | undefined {
  const value = params[name];
  if (value === undefined) return;
  if (!Array.isArray(value) || value.some((one) => typeof one !== 'string')) {
    throw invalid(`Invalid array: ${name}`, { param: name });
  }
  return value as string[];
}

const isPart = (value: Param | undefined): value is Params =>
  typeof value === 'object' && !Array.isArray(value);

/** A part of the parameters; an empty one where it is missing. */
export function partOf(params: Params, name: string): Params {
  const value = params[name];
  return isPart(value) ? value : {};
}

/** What there was with what is sent; an empty text takes a key away. */
export function metadataIn(
  params: Params,
  before: Record<string, string> | null = {},
): Record<string, string> {
  const sent = Object.entries(partOf(params, 'metadata')).filter(([, value]) => typeof value === 'string');
  const all = { ...before, ...(Object.fromEntries(sent) as Record<string, string>) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Stripe refuses what it doesn't know: a typing error is to be found. */
export function refuseUnknown(params: Params, known: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => name !== 'expand' && !known.includes(name));
  if (unknown === undefined) return;
  throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
}
