/**
 * Stands in for `vitest` in a worker: collects the tests of spec files once, to be run again and again in any order, which
 * vitest itself would load anew each time. Only what specs of rules use is here.
 */
import { format } from 'node:util';

export { expect } from 'vitest';

/** What it returns, if a function, is done afterwards. */
export type Hook = () => unknown;

interface Suite {
  parent: Suite | null;
  name: string;
  beforeEach: Hook[];
  afterEach: Hook[];
}

export interface CollectedTest {
  /** With the names of what it stands in. */
  name: string;
  body: () => unknown;
  suite: Suite;
}

/** A spec file: its tests, and what is done before the first and after the last of them. */
export interface Collected {
  tests: CollectedTest[];
  beforeAll: Hook[];
  afterAll: Hook[];
}

const newSuite = (name: string, parent: Suite | null): Suite => ({
  name,
  parent,
  beforeEach: [],
  afterEach: [],
});

let collected: Collected = { tests: [], beforeAll: [], afterAll: [] };
let suite = newSuite('', null);

/** What `load` declares. */
export async function collect(load: () => Promise<unknown>): Promise<Collected> {
  collected = { tests: [], beforeAll: [], afterAll: [] };
  suite = newSuite('', null);
  await load();
  return collected;
}

type Named = (name: string, body: () => unknown) => void;
/** Options, such as a time limit, may stand between a name and what it names. */
type Declared = (name: string, ...rest: [unknown, () => unknown] | [() => unknown]) => void;
// The specs are typed by vitest; what arrives here are lists of cases, each a list of arguments or one argument.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Body = (...args: any[]) => unknown;

/** `declare` with vitest's `each`: once for each case, which fills the name. */
function withEach(declare: Named) {
  const each = (cases: readonly unknown[]) => (name: string, body: Body) => {
    for (const one of cases) {
      const args = Array.isArray(one) ? one : [one];
      const filled = name.match(/%[sj]/g)?.length ?? 0;
      declare(format(name, ...args.slice(0, filled)), () => body(...args));
    }
  };
  const declared: Declared = (name, ...rest) => declare(name, rest.at(-1) as () => unknown);
  const skip = (..._: unknown[]) => {};
  return Object.assign(declared, { each, skip, todo: skip });
}

export const describe = withEach((name, body) => {
  const outer = suite;
  suite = newSuite(name, outer);
  body();
  suite = outer;
});

const declareTest: Named = (name, body) => {
  collected.tests.push({ name: [...namesOf(suite), name].join(' > '), body, suite });
};
export const it = withEach(declareTest);
export const test = withEach(declareTest);

/** Those that hold for whole files alone: a suite's own would have to know which of its tests run. */
function onlyForFiles(hooks: Hook[], hook: Hook): void {
  if (suite.parent)
    throw new Error(
      `beforeAll and afterAll within ${suite.name}: rules-mutant knows those of whole files alone.`,
    );
  hooks.push(hook);
}

export const beforeAll = (hook: Hook): void => onlyForFiles(collected.beforeAll, hook);
export const afterAll = (hook: Hook): void => onlyForFiles(collected.afterAll, hook);
export const beforeEach = (hook: Hook): void => void suite.beforeEach.push(hook);
export const afterEach = (hook: Hook): void => void suite.afterEach.push(hook);

const finished: Hook[] = [];

/** What the running test wants done when it is over, after its suites' `afterEach`; the last first. */
export const onTestFinished = (hook: Hook): void => void finished.push(hook);

/** What was asked for since the last call, in the order of asking. */
export const takeFinished = (): Hook[] => finished.splice(0);

/** From the file down to the test's own. */
export function suitesOf({ suite: own }: CollectedTest): Suite[] {
  const line: Suite[] = [];
  for (let at: Suite | null = own; at; at = at.parent) line.unshift(at);
  return line;
}

const namesOf = (own: Suite): string[] =>
  suitesOf({ name: '', body: () => {}, suite: own })
    .map(({ name }) => name)
    .filter(Boolean);
