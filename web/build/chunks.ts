/** What the bundler says of a module; the part of Rolldown's context that is needed here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = (file: string) => import.meta.dirname.replace(/\/build$/, `/src/${file}`);

/** Where visits begin: whatever these import statically is fetched by nearly everybody. The list adds 3 kB to home. */
const first = ['main.tsx', 'routes/home.tsx', 'routes/templates.tsx'].map(source);
/** Where many more begin, from a search engine. */
const second = ['routes/preview.tsx'].map(source);

/**
 * Puts all that home and list need into one file, and what a preview needs beside it into a second: each file of its own
 * would cost a visitor a request (issue 4: five until settled). Everything else is split as the bundler sees fit.
 */
export function firstVisit(): (id: string, graph: Graph) => string | null {
  let app: Set<string> | undefined;
  let preview: Set<string> | undefined;
  return (id, graph) => {
    app ??= closureOf(first, graph);
    preview ??= closureOf(second, graph);
    if (app.has(id)) return 'app';
    return preview.has(id) ? 'preview' : null;
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
