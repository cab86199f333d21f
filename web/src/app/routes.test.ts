import { readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readRouteTable } from '../../../tests/browser/kit/route-table.ts';
import { routes } from './routes.tsx';

/** What each `path: '…'` of the router's table loads, as docs/routes.md writes it. */
const router = new Map(
  [
    ...readFileSync(new URL('./routes.tsx', import.meta.url), 'utf8').matchAll(
      /(?:index: true|path: '([^']+)'),\s*lazy: \(\) => import\('\.\.\/(routes\/[\w/-]+)\.tsx'\)/g,
    ),
  ].map(([, path = '', module = '']) => [path, module]),
);

const withModules = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((route) => [...(route.lazy ? [route] : []), ...withModules(route.children ?? [])]);

describe('the table of addresses in docs/routes.md', () => {
  const rows = readRouteTable();
  const moduleAt = (address: string) => {
    const leaf = matchRoutes(routes, address.replace(/\?.*/, ''))?.at(-1)?.route;
    return router.get(leaf?.path ?? '');
  };

  it('can be held to every route', () => {
    expect(withModules(routes).map(({ path = '' }) => path)).toEqual([...router.keys()]);
  });

  it('names the module of each address', () => {
    // A search from the start page is answered with a redirect, to the list of templates.
    const wrong = rows
      .filter(({ route }) => !route.startsWith('`/?search'))
      .flatMap(({ module, examples }) => examples.map((one) => [one, `routes/${module}`, moduleAt(one)]))
      .filter(([, documented, actual]) => documented !== actual);
    expect(wrong).toEqual([]);
  });

  it('leaves no route out', () => {
    const walked = new Set(
      rows.flatMap(({ examples }) =>
        examples.map((one) => matchRoutes(routes, one.replace(/\?.*/, ''))?.at(-1)?.route.path),
      ),
    );
    const left = withModules(routes).filter(({ path }) => !walked.has(path));
    expect(left.map(({ path }) => path)).toEqual([]);
  });
});
