import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import type { Fields } from '@tempera/domain/settings/field';
import { describe, expect, it } from 'vitest';
import type { Rules } from './open-rules.ts';
import type { PersonName } from './people.ts';
import { writeSigned } from './signing.ts';
import { writeDocs } from './write-docs.ts';

type Data = Record<string, unknown>;

/** What is changed in a good document, and whether it may then still be written; `undefined` takes a field away. */
export type Limit = readonly [what: string, change: Data, allowed: boolean];

interface Form {
  name: string;
  rules: Rules;
  as: PersonName;
  /** Path of the document; `id` is new for each limit. */
  path: (id: string) => string;
  /** What a good write sends, whole. */
  good: (id: string) => Data;
  /** What stands there before, for limits of an update; nothing for those of a creation. */
  before?: (id: string) => Data;
  /** Other documents that the rules look at. */
  around?: (id: string) => Record<string, Data>;
  /** The domain's schema for the same document, which must answer like the rules. */
  schema?: { safeParse: (data: unknown) => { success: boolean } };
}

function changed(good: Data, change: Data): Data {
  return Object.fromEntries(
    Object.entries({ ...good, ...change }).filter(([, value]) => value !== undefined),
  );
}

/** One test for each limit: a good document with one thing changed, written whole. */
export function describeLimits(form: Form, limits: readonly Limit[]): void {
  const { name, rules, schema } = form;
  describe(name, () => {
    it.each(limits.map((limit, index) => [limit[0], `limit-${index}`, limit] as const))(
      '%s',
      async (_what, id, [, change, allowed]) => {
        const path = form.path(id);
        await writeDocs(rules.seed, { ...form.around?.(id), [path]: form.before?.(id) ?? null });
        const data = changed(form.good(id), change);
        if (schema) expect(schema.safeParse(data).success, 'what the schema says').toBe(allowed);
        const attempt = writeSigned(rules.as(form.as), form.as, path, { set: data });
        await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
      },
    );
  });
}

/** Every field of a good document taken away, and one too many. */
export function exactKeys(good: Data): Limit[] {
  return [
    ...Object.keys(good).map((key) => [`without ${key}`, { [key]: undefined }, false] as const),
    ['with a field of no meaning', { extra: true }, false] as const,
  ];
}

/** A text at its longest, one longer, and of another type; `required` also refuses an empty and a blank one. */
export function textLimits(field: string, max: number, required: boolean): Limit[] {
  return [
    [`${field} at ${max} characters`, { [field]: 'x'.repeat(max) }, true],
    [`${field} at ${max + 1} characters`, { [field]: 'x'.repeat(max + 1) }, false],
    [`${field} as a number`, { [field]: 7 }, false],
    [`${field} as null`, { [field]: null }, false],
    [`${field} as a list`, { [field]: ['x'] }, false],
    [`${field} of one character`, { [field]: 'x' }, true],
    [`${field} empty`, { [field]: '' }, !required],
    [`${field} blank`, { [field]: '   ' }, !required],
  ];
}

/** A whole number from `min` to `max`. */
export function countLimits(field: string, min: number, max: number): Limit[] {
  return [
    [`${field} at ${min}`, { [field]: min }, true],
    [`${field} at ${max}`, { [field]: max }, true],
    [`${field} below ${min}`, { [field]: min - 1 }, false],
    [`${field} above ${max}`, { [field]: max + 1 }, false],
    [`${field} with a fraction`, { [field]: min + 0.5 }, false],
    [`${field} as NaN`, { [field]: Number.NaN }, false],
    [`${field} as text`, { [field]: String(min) }, false],
  ];
}

/** A list of at most `items` texts of at most `length` characters each. */
export function listLimits(field: string, items: number, length: number): Limit[] {
  const full = Array<string>(items).fill('x'.repeat(length));
  return [
    [`${field} empty`, { [field]: [] }, true],
    [`${field} with ${items} long texts`, { [field]: full }, true],
    [`${field} with ${items + 1} texts`, { [field]: Array(items + 1).fill('x') }, false],
    [`${field} with a first text too long`, { [field]: ['x'.repeat(length + 1), 'y'] }, false],
    [`${field} with a last text too long`, { [field]: ['y', 'x'.repeat(length + 1)] }, false],
    [`${field} with an empty text first`, { [field]: ['', 'y'] }, false],
    [`${field} with a blank text between`, { [field]: ['x', ' ', 'y'] }, false],
    [`${field} with an empty text last`, { [field]: ['x', ''] }, false],
    [`${field} with a number`, { [field]: ['x', 1] }, false],
    [`${field} with null`, { [field]: [null] }, false],
    [`${field} with a map`, { [field]: [{ a: 'x' }] }, false],
    [`${field} as a text`, { [field]: 'x' }, false],
    [`${field} as an empty text`, { [field]: '' }, false],
    [`${field} as a map`, { [field]: { 0: 'x' } }, false],
    [`${field} as an empty map`, { [field]: {} }, false],
  ];
}

/** Addresses that publicUrlSchema takes and refuses. */
export function urlLimits(field: string): Limit[] {
  const path = `/${'x'.repeat(1_999)}`;
  return [
    [`${field} empty`, { [field]: '' }, true],
    [`${field} as a path`, { [field]: '/images/a.webp' }, true],
    [`${field} as the root`, { [field]: '/' }, true],
    [`${field} over https`, { [field]: 'https://cdn.example.com/a.webp' }, true],
    [`${field} at 2000 characters`, { [field]: path }, true],
    [`${field} at 2001 characters`, { [field]: `${path}x` }, false],
    [`${field} over http`, { [field]: 'http://cdn.example.com/a.webp' }, false],
    [`${field} as a script`, { [field]: 'javascript:alert(1)' }, false],
    [`${field} as data`, { [field]: 'data:text/html,x' }, false],
    [`${field} without a protocol`, { [field]: '//cdn.example.com/a.webp' }, false],
    [`${field} with a backslash`, { [field]: '/\\cdn.example.com' }, false],
    [`${field} with a space`, { [field]: '/a b' }, false],
    [`${field} with a line break`, { [field]: '/a\nb' }, false],
    [`${field} as a number`, { [field]: 1 }, false],
  ];
}

/** One of a few words. */
export function choiceLimits(field: string, choices: readonly string[]): Limit[] {
  return [
    ...choices.map((choice) => [`${field} ${choice}`, { [field]: choice }, true] as const),
    [`${field} unknown`, { [field]: 'unknown' }, false],
    [`${field} null`, { [field]: null }, false],
  ];
}

/** The limits of a settings document's fields, by their kinds; texts of a form, numerals, lists and maps have tests of their own. */
export const fieldLimits = (fields: Fields): Limit[] =>
  Object.entries(fields).flatMap(([key, field]): Limit[] => {
    switch (field.kind) {
      case 'text':
        return field.matches ? [] : textLimits(key, field.max, field.filled ?? false);
      case 'switch':
        return [
          [`${key} as text`, { [key]: 'true' }, false],
          [`${key} off`, { [key]: false }, true],
        ];
      case 'choice':
        return choiceLimits(key, field.options);
      case 'count':
        return countLimits(key, field.min, field.max);
      default:
        return [];
    }
  });
