import { invalid } from './stripe-error.ts';

/** Parameters as a form sends them: texts, lists and parts of parts. */
export type Param = string | Param[] | Params;
export interface Params {
  [name: string]: Param;
}

const isList = (part: Params) =>
  Object.keys(part).length > 0 && Object.keys(part).every((key) => /^\d+$/.test(key));

/** Parts whose names are numbers are a list. */
function asLists(part: Param): Param {
  if (typeof part === 'string' || Array.isArray(part)) return part;
  const done = Object.entries(part).map(([name, one]) => [name, asLists(one)] as const);
  return isList(part) ? done.map(([, one]) => one) : Object.fromEntries(done);
}

/** `a[b][0]=c` to `{a: {b: ['c']}}`. @throws StripeError for what is neither */
export function parseForm(text: string): Params {
  const root: Params = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [
      name.replace(/\[.*$/s, ''),
      ...Array.from(name.matchAll(/\[([^\]]*)\]/g), ([, key = '']) => key),
    ];
    let at = root;
    for (const [index, part] of path.entries()) {
      const key = part === '' ? String(Object.keys(at).length) : part;
      if (index === path.length - 1) {
        at[key] = value;
        break;
      }
      const next = at[key] ?? (Object.create(null) as Params);
      if (typeof next === 'string' || Array.isArray(next)) throw invalid('Invalid object', { param: name });
      at[key] = next;
      at = next;
    }
  }
  return asLists(root) as Params;
}
