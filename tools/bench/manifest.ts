/** One entry of Vite's manifest, as far as the bench needs it. Keys of `imports` are keys of the manifest. */
interface ManifestChunk {
  file: string;
  /** Of files whose name begins so; not every file has one of its own. */
  name?: string;
  imports?: string[];
  /** What it loads lazily. */
  dynamicImports?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

/**
 * The JavaScript files that a browser must have before these chunks can run: theirs and, at any depth, their static
 * imports. What they import lazily comes later and is not among them.
 * @param entries keys of the manifest, such as `src/routes/store/checkout.tsx`
 * @throws Error when the manifest has no such chunk, so that a moved file can't make a page look light
 */
export function closureOf(manifest: Manifest, entries: readonly string[]): string[] {
  const files = [...keysOf(manifest, entries)].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js')).sort();
}

function keysOf(manifest: Manifest, entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...entries];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build's manifest has no chunk ${key}`);
    seen.add(key);
    open.push(...(chunk.imports ?? []));
  }
  return seen;
}

/** Scripts that the page names itself and that Vite copies as they are, such as `/before-paint.js`. */
export function plainScriptsOf(html: string): string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => !/\stype="(?:module|application\/[^"]*)"/.test(tag))
    .flatMap((tag) => /\ssrc="\/([^"]+)"/.exec(tag)?.[1] ?? []);
}

/**
 * The key of the file that the page imports when it starts (web/build/inline-shell.ts).
 * @throws Error when the page imports nothing that the build knows
 */
export function appOf(manifest: Manifest, html: string): string {
  const file = /\bimport\([`"']\/([^`"']+)[`"']\)/.exec(html)?.[1];
  const key = Object.keys(manifest).find((one) => manifest[one]?.file === file);
  if (key === undefined) throw new Error(`the page imports ${file}, which the build does not know`);
  return key;
}

/**
 * The files of screens that a panel loads lazily which some other route has to have before it runs.
 * @param panels keys of the panels' routes, such as `src/routes/panel/admin.tsx`
 */
export function screensElsewhere(manifest: Manifest, panels: readonly string[]): string[] {
  const own = keysOf(
    manifest,
    panels.filter((panel) => manifest[panel]),
  );
  const screens = [...own]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => /^src\/(features\/[\w-]+|routes\/panel)\/[A-Z]\w+\.tsx$/.test(key));
  if (screens.length === 0) throw new Error('the build knows no screens of the panels');
  const ofPanels = new Set([...panels, ...screens]);
  const others = Object.keys(manifest).filter(
    (key) => /^src\/(main|routes\/[\w/-]+)\.tsx$/.test(key) && !ofPanels.has(key),
  );
  const needed = new Set(closureOf(manifest, others));
  return [...new Set(screens.map((key) => manifest[key]?.file ?? ''))]
    .filter((file) => needed.has(file))
    .sort();
}
