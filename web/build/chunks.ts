/** What the bundler says of a module; the part of Rolldown's context that is needed here. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const source = (file: string) => import.meta.dirname.replace(/\/build$/, `/src/${file}`);

/**
 * Where visits begin, from a link or a search engine: what these import statically is fetched by nearly everybody. List and
 * preview add 3 kB and 12 kB to home.
 */
const first = [
  'main.tsx',
  'routes/store/home.tsx',
  'routes/store/templates.tsx',
  'routes/store/preview.tsx',
].map(source);

/** What every product of Firebase's SDK stands on. */
const core = /\/node_modules\/(?:firebase\/app|@firebase\/(?:app|component|logger|util)|idb)\//;

/**
 * The live chat's button, which every visitor's page has once it is idle: five small files would be five requests. A product's
 * reviews come with it: what the server has drawn of them needs their code no sooner. So does what fetches a list's other rows.
 */
const corner =
  /\/src\/(?:features\/reviews\/(?:Reviews|use-reviews|components\/(?:Invitation|ReviewFigures|ReviewItem|Stars))|features\/chat\/(?:widget\/(?:ChatWidget|ChatButton|free-spot|widget-mode)|api\/use-newest-session)|ui\/(?:chat-door|Tag|TeamBadge)|firebase\/(?:live\/watch-query|public\/shards)|catalogue\/unpack-rows)\.tsx?$/;

/** Small pieces that forms share: each in a file of its own would have its name stand in the first file. */
const forms =
  /\/@mui\/material\/(?:Divider|internal\/SwitchBase|FormControl|utils\/useSlot)|\/src\/ui\/(?:FileButton|TextInput)\.tsx$/;

/** What every form is made of, and what its schema is. Of the two only the first is needed to show one. */
const form =
  /\/node_modules\/(?:react-hook-form|@hookform)\/|\/src\/ui\/(?:TextArea|form\/Form|form\/fields)\.tsx$|\/account-form\.ts$/;
const schemas = /\/node_modules\/zod\/|\/domain\/src\/site\/(?:typed|later-messages)\.ts$/;

/**
 * Puts all that home, list and preview need into one file: each file of its own would cost a visitor a request.
 * Everything else is split as the bundler sees fit.
 */
export function firstVisit(): (id: string, graph: Graph) => string | null {
  let app: Set<string> | undefined;
  return (id, graph) => {
    app ??= closureOf(first, graph);
    if (app.has(id)) return 'app';
    if (corner.test(id)) return 'corner';
    if (forms.test(id)) return 'forms';
    if (form.test(id)) return 'form';
    if (schemas.test(id)) return 'schemas';
    return core.test(id) ? 'firebase' : null;
  };
}

/** Named by MUI's index of styles and used by nothing here; it would bring the text fields' code along. */
const dropped = /\/@mui\/material\/styles\/enhanceHighContrast\.mjs$/;

function closureOf(ids: readonly string[], graph: Graph): Set<string> {
  const seen = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || dropped.test(id)) continue;
    seen.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
