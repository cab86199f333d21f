import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The layers of CONTRIBUTING.md, held here: app → routes → features → ui, firebase, theme → domain; features never
 * import features; one door to the SDK on each side.
 */
const root = resolve(import.meta.dirname, '..', '..');

interface Import {
  file: string;
  target: string;
}

function importsUnder(folder: string): Import[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /node_modules|\/samples$/.test(path),
  }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
      (match) => match[1] ?? '',
    );
    return specifiers.map((specifier) => ({
      file,
      target: specifier.startsWith('.') ? relative(root, resolve(root, dirname(file), specifier)) : specifier,
    }));
  });
}

const isTest = ({ file }: Import) => file.includes('.test.');
const show = ({ file, target }: Import) => `${file} imports ${target}`;
const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];
const layerOf = (path: string) => /^web\/src\/([^/]+)\//.exec(path)?.[1];

/** What each layer of the web app may import, itself included. */
const allowed: Record<string, string[]> = {
  app: ['app', 'routes', 'features', 'ui', 'firebase', 'theme'],
  routes: ['routes', 'features', 'ui', 'firebase', 'theme'],
  features: ['features', 'ui', 'firebase', 'theme'],
  ui: ['ui', 'firebase', 'theme'],
  theme: ['theme'],
  firebase: ['firebase'],
};

/** What each top-level folder may import, besides itself; packages know nothing of the store. */
const folders: Record<string, string[]> = {
  domain: [],
  functions: ['domain'],
  cli: ['domain'],
  web: ['domain'],
  emulators: ['domain', 'functions'],
  tests: ['domain', 'functions', 'web', 'emulators'],
  tools: ['domain', 'functions', 'web', 'emulators', 'tests', 'packages'],
};

const folderOf = (path: string) => /^(?:@tempera\/)?([a-z]+)\//.exec(path)?.[1] ?? '';

describe('the top-level folders', () => {
  it.each(Object.entries(folders))('%s imports downwards alone', (folder, below) => {
    // A test beside its code may take its fixtures from tests/.
    const imports = importsUnder(folder).filter((one) => folderOf(one.target) in folders && !isTest(one));
    const strays = imports.filter(({ target }) => ![folder, ...below].includes(folderOf(target)));
    expect(strays.map(show)).toEqual([]);
  });

  it('are all named here', () => {
    const found = globSync('*/package.json', { cwd: root }).map((file) => dirname(file));
    expect(found.sort()).toEqual(Object.keys(folders).sort());
  });
});

describe('packages', () => {
  it('know nothing of the store', () => {
    const imports = importsUnder('packages');
    expect(imports.length).toBeGreaterThan(20);
    const outside = /^(packages\/|node:|vitest$|@firebase\/rules-unit-testing$|firebase\/firestore$)/;
    expect(imports.filter(({ target }) => !outside.test(target)).map(show)).toEqual([]);
  });
});

/** Import cycles, each as the path of files that leads back to its start. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) cycles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) {
      for (const target of imports.get(file) ?? []) visit(target, [...way, file]);
      done.add(file);
    }
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}

describe('import cycles', () => {
  it('are found, from whatever leads into them', () => {
    const graph = { a: ['b', 'd'], b: ['c'], c: ['b'], d: ['c'], e: ['e'] };
    expect(cyclesIn(new Map(Object.entries(graph)))).toEqual(['b → c → b', 'e → e']);
  });

  it('exist nowhere, type-only and dynamic imports included', () => {
    const graph = new Map<string, string[]>();
    for (const { file, target } of [...Object.keys(folders), 'packages'].flatMap(importsUnder)) {
      const path = target.replace(/^@tempera\/domain\/(.*)$/, 'domain/src/$1.ts');
      graph.set(file, [...(graph.get(file) ?? []), path]);
    }
    expect(graph.size).toBeGreaterThan(1000);
    expect(cyclesIn(graph)).toEqual([]);
  });
});

describe('layers of the web app', () => {
  const imports = importsUnder('web/src').filter((one) => !isTest(one));

  it('reads imports at all', () => {
    expect(imports.length).toBeGreaterThan(50);
  });

  it('only imports downwards', () => {
    const upward = imports.filter(({ file, target }) => {
      const [from, to] = [layerOf(file), layerOf(target)];
      return from && to && from in allowed && !allowed[from]?.includes(to);
    });
    expect(upward.map(show)).toEqual([]);
  });

  it('has no feature that imports another', () => {
    const crossing = imports.filter(({ file, target }) => {
      const [from, to] = [featureOf(file), featureOf(target)];
      return from && to && from !== to;
    });
    expect(crossing.map(show)).toEqual([]);
  });

  it('goes to Firebase through web/src/firebase alone', () => {
    const strays = imports.filter(
      ({ file, target }) => /^(firebase|reactfire)(\/|$)/.test(target) && layerOf(file) !== 'firebase',
    );
    const queries = strays.filter(
      ({ file, target }) => !(target === 'firebase/firestore' && /\/features\/[^/]+\/api\//.test(file)),
    );
    expect(queries.map(show)).toEqual([]);
  });
});

describe('reactfire', () => {
  it('is imported in one file', () => {
    const files = importsUnder('web').filter(({ target }) => target === 'reactfire');
    expect(files.map(({ file }) => file)).toEqual(['web/src/firebase/live/hooks.tsx']);
  });
});

describe('layers of the functions', () => {
  const imports = importsUnder('functions/src').filter((one) => !isTest(one));

  it('goes to the Admin SDK through platform/ and stores alone', () => {
    const strays = imports.filter(
      ({ file, target }) => target.startsWith('firebase-admin') && !/\/platform\/|\.store\.ts$/.test(file),
    );
    expect(strays.map(show)).toEqual([]);
  });
});

describe('layers of the command line', () => {
  const imports = importsUnder('cli/src').filter((one) => !isTest(one));
  const importing = (pattern: RegExp) =>
    imports.filter(({ target }) => pattern.test(target)).map(({ file }) => file);

  it('has a core that does no I/O', () => {
    const pure = /^(?:cli\/src\/core\/|@tempera\/domain\/|zod$|node:crypto$)/;
    const strays = imports.filter(
      ({ file, target }) => file.startsWith('cli/src/core/') && !pure.test(target),
    );
    expect(strays.map(show)).toEqual([]);
  });

  it('has one door to the network, one to other programs, and goes to files through files/ and a download', () => {
    const all = globSync('cli/src/**/*.ts', { cwd: root }).filter((file) => !/\btest[.-]/.test(file));
    expect(all.length).toBeGreaterThan(30);
    const fetching = all.filter((file) => /\bfetch\(/.test(readFileSync(join(root, file), 'utf8')));
    expect(fetching).toEqual(['cli/src/network/request.ts']);
    expect(importing(/^node:child_process$/)).toEqual(['cli/src/git/run-git.ts']);
    const reading = importing(/^node:fs/).filter((file) => !file.startsWith('cli/src/files/'));
    expect([...new Set(reading)].toSorted()).toEqual(['cli/src/main.ts', 'cli/src/network/download.ts']);
  });

  it('has no command that imports another', () => {
    const shared = /^cli\/src\/commands\/(?:command|session)\.ts$/;
    const strays = imports.filter(
      ({ file, target }) =>
        file.startsWith('cli/src/commands/') &&
        target.startsWith('cli/src/commands/') &&
        !shared.test(target),
    );
    expect(strays.map(show)).toEqual([]);
  });
});

describe('the domain', () => {
  it('imports nothing that does I/O', () => {
    const strays = importsUnder('domain/src').filter(
      (one) =>
        !isTest(one) &&
        !['zod', 'jsvat', 'minisearch/SearchableMap', 'unhomoglyph'].includes(one.target) &&
        !one.target.startsWith('domain/src/'),
    );
    expect(strays.map(show)).toEqual([]);
  });
});
