import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';

/** What the schemas of the callables' inputs are made of, so that no part of one is forgotten. */

/** A schema as JSON has it, as far as it is walked. */
interface Walked {
  anyOf?: Walked[];
  oneOf?: Walked[];
  allOf?: Walked[];
  properties?: Record<string, Walked>;
  const?: unknown;
}

const exported = async (): Promise<Record<string, unknown>> => {
  const files = globSync('domain/src/**/*.ts').filter((file) => !file.includes('.test.'));
  return Object.assign({}, ...(await Promise.all(files.map((file) => import(resolve(file))))));
};

/** The input of each of these callables, which the domain exports under its name. */
export async function schemasOf(names: readonly string[]): Promise<Map<string, z.ZodType>> {
  const all = await exported();
  return new Map(
    names.flatMap((name) => {
      const schema = all[`${name}Input`] ?? all[`${name}Form`];
      return schema instanceof z.ZodType ? [[name, schema] as const] : [];
    }),
  );
}

/** Every key that an input may have, in any branch of its schema: `customer.zip`, and `action=give` for what names a branch. */
export function partsOf(schema: z.ZodType): Set<string> {
  const parts = new Set<string>();
  const walk = (part: Walked, above: string): void => {
    for (const branch of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])])
      walk(branch, above);
    for (const [key, value] of Object.entries(part.properties ?? {})) {
      parts.add(above + key + (value.const === undefined ? '' : `=${value.const}`));
      walk(value, `${above}${key}.`);
    }
  };
  walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Walked, '');
  return parts;
}

/** The same of an input: each key as it is, and with what it says. */
export function partsIn(input: object, above = ''): string[] {
  return Object.entries(input).flatMap(([key, value]) => {
    const path = above + key;
    if (typeof value !== 'object' || value === null) return [path, `${path}=${value}`];
    return [path, ...(Array.isArray(value) ? [] : partsIn(value, `${path}.`))];
  });
}
