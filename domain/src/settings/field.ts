/**
 * Fields of settings documents as plain data: defaults, checks, schemas, the settings screen and the test of
 * firestore.rules are made from them. Without zod, which would be an eighth of a first page's JavaScript
 * (docs/performance.md): every page reads the settings.
 */
export type Field<Value = unknown> = { default: Value; mayBeMissing?: boolean } & (
  | { kind: 'text'; max: number; filled?: boolean; matches?: RegExp }
  | { kind: 'switch' }
  | { kind: 'choice'; options: readonly string[] }
  // A number kept as text, with up to six decimals; and a whole number.
  | { kind: 'numeral' | 'count'; min: number; max: number }
  | { kind: 'list'; max: number; item: Field }
  // A partial map may lack any of its fields, which then have their defaults.
  | { kind: 'map'; fields: Fields; partial?: boolean }
);
export type Fields = Readonly<Record<string, Field>>;
export type ValuesOf<Known> = {
  -readonly [Key in keyof Known]: Known[Key] extends { default: infer Value } ? Value : never;
};

export const text = (
  max: number,
  value = '',
  more: { filled?: boolean; matches?: RegExp; mayBeMissing?: boolean } = {},
): Field<string> => ({ kind: 'text', max, default: value, ...more });
export const line = (max: number, value = '') => text(max, value, { matches: /^[^\n]*$/ });
export const httpsUrl = (max: number, more = {}) =>
  text(max, '', { matches: /^(https:\/\/[^\s\\]+)?$/, ...more });
export const toggle = (value: boolean): Field<boolean> => ({ kind: 'switch', default: value });
export const choice = <Value extends string>(
  options: readonly Value[],
  value: NoInfer<Value>,
): Field<Value> => ({ kind: 'choice', options, default: value });
export const numeral = (min: number, max: number, value: string): Field<string> => ({
  kind: 'numeral',
  min,
  max,
  default: value,
});
export const count = (min: number, max: number, value: number): Field<number> => ({
  kind: 'count',
  min,
  max,
  default: value,
});
export const list = <Value>(max: number, item: Field<Value>, value: Value[] = []): Field<Value[]> => ({
  kind: 'list',
  max,
  item,
  default: value,
});
export const map = <Known extends Fields>(
  fields: Known,
  more: { partial?: boolean; mayBeMissing?: boolean } = {},
): Field<ValuesOf<Known>> => ({ kind: 'map', fields, default: defaultsOf(fields), ...more });

export const defaultsOf = <Known extends Fields>(fields: Known) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.default])) as ValuesOf<Known>;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value may be stored in a field. */
export function isValid(field: Field, value: unknown): boolean {
  const inRange = ({ min, max }: { min: number; max: number }) =>
    Number(value) >= min && Number(value) <= max;
  switch (field.kind) {
    case 'text':
      return (
        typeof value === 'string' &&
        value.length <= field.max &&
        (!field.filled || value.trim() !== '') &&
        (field.matches?.test(value) ?? true)
      );
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return field.options.includes(value as string);
    case 'numeral':
      return typeof value === 'string' && /^\d{1,5}(\.\d{1,6})?$/.test(value) && inRange(field);
    case 'count':
      return Number.isInteger(value) && inRange(field);
    case 'list':
      return (
        Array.isArray(value) && value.length <= field.max && value.every((one) => isValid(field.item, one))
      );
    case 'map':
      return (
        isMap(value) &&
        Object.keys(value).every((key) => Object.hasOwn(field.fields, key)) &&
        Object.entries(field.fields).every(([key, one]) =>
          Object.hasOwn(value, key) ? isValid(one, value[key]) : (field.partial ?? one.mayBeMissing ?? false),
        )
      );
  }
}

/** A valid value with the defaults of what partial maps lack. */
const completed = (field: Field, value: unknown): unknown =>
  field.kind === 'map' && field.partial
    ? Object.fromEntries(
        Object.entries(field.fields).map(([key, one]) => {
          const given = (value as Record<string, unknown>)[key];
          return [key, given === undefined ? one.default : completed(one, given)];
        }),
      )
    : value;

/**
 * Stored values over the defaults, field by field: a broken one falls back to its default and is named in `broken`,
 * so that one bad value never takes the store down.
 */
export function mergeStored<Known extends Fields>(
  fields: Known,
  stored: unknown,
): { settings: ValuesOf<Known>; broken: string[] } {
  const settings: Record<string, unknown> = defaultsOf(fields);
  const broken: string[] = [];
  for (const [key, field] of Object.entries(fields)) {
    const given = isMap(stored) ? stored[key] : undefined;
    if (given === undefined) continue;
    if (isValid(field, given)) settings[key] = completed(field, given);
    else broken.push(key);
  }
  return { settings: settings as ValuesOf<Known>, broken };
}
