/** Inputs that are good but for one thing. */

/** What people type: whatever it says is good, as long as it is short enough. */
const freeTexts = ['reason', 'text', 'subject', 'message', 'description', 'name', 'firstName', 'lastName'];

export interface Mangled {
  what: string;
  input: unknown;
}

const long = 'x'.repeat(300_000);

function worse(key: string, value: unknown): [what: string, value: unknown][] {
  const odd: [string, unknown] = ['of another type', { a: 1 }];
  if (typeof value === 'string')
    return [
      odd,
      ['as a list', [value]],
      ['of 300,000 characters', long],
      ...(freeTexts.includes(key)
        ? []
        : ([
            ['that leads elsewhere', '../../access/admin'],
            // Of a key any word will do: it is hashed.
            ...(key === 'idempotencyKey' ? [] : [['that is a prototype', '__proto__']]),
          ] as [string, unknown][])),
    ];
  if (typeof value === 'number')
    return [odd, ['below nothing', -1], ['as text', '1'], ['beyond all numbers', 1e300]];
  if (typeof value === 'boolean') return [odd, ['as text', 'yes']];
  return [odd];
}

/** Every leaf of a good input made worse in each way; `path` names it. */
export function mangle(input: Record<string, unknown>, above = ''): Mangled[] {
  return Object.entries(input).flatMap(([key, value]) => {
    const path = above + key;
    const put = (one: unknown) => ({ ...input, [key]: one });
    if (Array.isArray(value))
      return [
        { what: `${path} as text`, input: put('x') },
        { what: `${path} of 10,000`, input: put(Array(10_000).fill('x')) },
        { what: `${path} of odd things`, input: put([{ a: 1 }]) },
      ];
    if (typeof value === 'object' && value !== null)
      return [
        { what: `${path} as text`, input: put('x') },
        ...mangle(value as Record<string, unknown>, `${path}.`).map((one) => ({
          ...one,
          input: put(one.input),
        })),
      ];
    return worse(key, value).map(([what, one]) => ({ what: `${path} ${what}`, input: put(one) }));
  });
}
