import type { Found } from './package-advisories.ts';

/** What is looked at of a tree: places, how deep, and the paths that are told of one version. No honest tree has more. */
const most = { places: 100_000, depth: 100, paths: 100 } as const;

interface Place {
  name: string;
  node: unknown;
  /** The names that lead there, its own last. */
  path: readonly string[];
}

const dependenciesOf = ({ node, path }: Pick<Place, 'node' | 'path'>): Place[] => {
  const dependencies = (node as { dependencies?: unknown } | null)?.dependencies;
  if (typeof dependencies !== 'object' || dependencies === null || path.length >= most.depth) return [];
  return Object.entries(dependencies).map(([name, child]) => ({ name, node: child, path: [...path, name] }));
};

/** Which packages stand in a tree of `dependencies` below `dependencies`, as npm's older audits send it, in which versions and where. */
export function readAuditTree(tree: unknown): Map<string, Found[]> {
  const found = new Map<string, Map<string, string[]>>();
  const open = dependenciesOf({ node: tree, path: [] });
  for (let looked = 0; looked < most.places; looked += 1) {
    const place = open.pop();
    if (!place) break;
    open.push(...dependenciesOf(place));
    const version = (place.node as { version?: unknown } | null)?.version;
    if (typeof version !== 'string') continue;
    const versions = found.get(place.name) ?? new Map<string, string[]>();
    const places = versions.get(version) ?? [];
    if (places.length < most.paths) places.push(place.path.join('>'));
    found.set(place.name, versions.set(version, places));
  }
  return new Map(
    [...found].map(([name, versions]) => [
      name,
      [...versions].map(([version, placed]) => ({ version, paths: placed })),
    ]),
  );
}
