import { readFileSync } from 'node:fs';
import { scrubPath } from '@tempera/domain/operations/scrub-error';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readRouteTable } from '../../../tests/browser/kit/route-table.ts';
import { routes } from './routes.tsx';

const source = readFileSync(new URL('./routes.tsx', import.meta.url), 'utf8');
const load = "\\(\\) => import\\('\\.\\./(routes/[\\w/-]+)\\.tsx'\\)";

/** The pages that stand at two addresses, by the names that load them. */
const shared = new Map(
  [...source.matchAll(new RegExp(`const (\\w+) = ${load}`, 'g'))].map(([, name = '', module = '']) => [
    name,
    module,
  ]),
);

/** What each `path: '…'` of the router's table loads, as docs/routes.md writes it. */
const router = new Map(
  [...source.matchAll(new RegExp(`(?:index: true|path: '([^']+)'),\\s*lazy: (?:(\\w+)|${load})`, 'g'))].map(
    ([, path = '', name = '', module = '']) => [path, module || shared.get(name)],
  ),
);

const withModules = (all: readonly RouteObject[]): RouteObject[] =>
  all.flatMap((route) => [...(route.lazy ? [route] : []), ...withModules(route.children ?? [])]);

it('an address keeps its own words in reports of errors', () => {
  const all = (some: readonly RouteObject[], before: string): string[] =>
    some.flatMap(({ path = '', children = [] }) => {
      const whole = path.startsWith('/') ? path : `${before}/${path}`.replaceAll('//', '/');
      return [whole, ...all(children, whole)];
    });
  const names = /:\w+\??|\*/g;
  for (const address of all(routes, '')) expect(scrubPath(address)).toBe(address.replace(names, ':id'));
});

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
