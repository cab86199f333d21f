/** What the bundler says of a module; the part of Rolldown's context that is needed here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Where a visit begins: whatever these import statically is fetched by nearly everybody. */
const roots = ['/src/main.tsx', '/src/routes/home.tsx'].map((file) =>
  import.meta.dirname.replace(/\/build$/, file),
);

/**
 * Puts all that the home page needs into one file, the shared parts of other pages with it: each file of its own would
 * cost a visitor a request (issue 4: five until settled). Everything else is split as the bundler sees fit.
 */
export function firstVisit(): (id: string, graph: Graph) => string | null {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= closureOf(roots, graph);
    return needed.has(id) ? 'app' : null;
  };
}

function closureOf(ids: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
