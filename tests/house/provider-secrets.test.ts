import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

/** Whoever may come to ask the payment provider has to have its secrets: Firebase gives a function those that it lists. */
const root = resolve(import.meta.dirname, '..', '..');
const source = join(root, 'functions/src');
/** Where they are read. */
const asker = join(source, 'payments/stripe-client.ts');

const read = (file: string) => readFileSync(file, 'utf8');

interface Imported {
  names: string[];
  file: string;
}

/** Values that a file takes from others of ours at once, and what it loads when it needs it, by its address; types are none. */
function importsOf(file: string): Imported[] {
  const code = read(file);
  const atOnce = [...code.matchAll(/(?:import|export)\s+(?!type\b)\{([^}]*)\}\s+from\s+'(\.[^']+)'/g)];
  const later = [...code.matchAll(/\bimport\('(\.[^']+)'\)/g)];
  return [
    ...atOnce.map(([, names = '', from = '']) => ({
      names: names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => name.split(/\s+as\s+/).at(-1) ?? ''),
      file: resolve(dirname(file), from),
    })),
    ...later.map(([, from = '']) => ({ names: [from], file: resolve(dirname(file), from) })),
  ];
}

const reached = new Map<string, boolean>();
function reachesAsker(file: string): boolean {
  if (file === asker) return true;
  const known = reached.get(file);
  if (known !== undefined || !existsSync(file)) return known ?? false;
  reached.set(file, false);
  const does = importsOf(file).some((one) => one.names.length > 0 && reachesAsker(one.file));
  reached.set(file, does);
  return does;
}

/** The text of a declaration, with those of the same file that it names. */
function textOf(name: string, code: string, seen = new Set<string>()): string {
  if (seen.has(name)) return '';
  seen.add(name);
  const [text = ''] =
    new RegExp(
      `^(?:export )?(?:const|function|async function) ${name}\\b[\\s\\S]*?(?=^(?:export |const |function |async function |interface |/\\*\\*)|$(?![\\s\\S]))`,
      'm',
    ).exec(code) ?? [];
  const declared = [...code.matchAll(/^(?:export )?(?:const|function|async function) (\w+)/gm)];
  const named = declared.flatMap(([, other = '']) =>
    other !== name && new RegExp(`\\b${other}\\b`).test(text) ? [textOf(other, code, seen)] : [],
  );
  return [text, ...named].join('\n');
}

/** What is deployed: the name of each function and the text that makes it. */
const functions = importsOf(join(source, 'store.ts')).flatMap(({ names, file }) =>
  names.map((name) => ({ name, file: relative(root, file), text: textOf(name, read(file)) })),
);

const mentions = (text: string, name: string) =>
  name.startsWith('.') ? text.includes(`'${name}'`) : new RegExp(`\\b${name}\\b`).test(text);
const asks = ({ file, text }: { file: string; text: string }) =>
  importsOf(join(root, file)).some(
    (one) => one.names.some((name) => mentions(text, name)) && reachesAsker(one.file),
  );
const lists = ({ text }: { text: string }) => /\bstripeSecrets\b/.test(text);

it('every function that may ask the payment provider lists its secrets', () => {
  expect(functions.length).toBeGreaterThan(40);
  expect(functions.filter(asks).length).toBeGreaterThan(5);
  expect(functions.filter((one) => asks(one) && !lists(one)).map(({ name }) => name)).toEqual([]);
});

it('and no other does', () => {
  expect(functions.filter((one) => lists(one) && !asks(one)).map(({ name }) => name)).toEqual([]);
});
