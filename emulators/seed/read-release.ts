import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { products } from './catalogue.ts';
import { type EarlierRelease, earlierReleases, versionsOf } from './releases.ts';
import { listTemplateFiles, templateFolder } from './samples.ts';

/** The files of a template by their paths, in the order of the archive. */
export type TemplateFiles = ReadonlyMap<string, Buffer>;

/** One release back. @throws Error when an edit finds nothing to change, or a file is gone already */
function stepBack(slug: string, files: TemplateFiles, { version, without = [], edits }: EarlierRelease) {
  const then = new Map(files);
  for (const path of without) {
    if (!then.delete(path)) throw new Error(`${slug} ${version}: there is no ${path} to leave out.`);
  }
  for (const { path: end, now, was } of edits) {
    const changed = [...then].flatMap(([path, content]) => {
      const before = content.toString('utf8');
      const after = path.endsWith(end) ? before.replace(now, () => was) : before;
      return after === before ? [] : [[path, Buffer.from(after)] as const];
    });
    if (changed.length === 0) throw new Error(`${slug} ${version}: nothing in ${end} is ${now}.`);
    for (const [path, content] of changed) then.set(path, content);
  }
  return then;
}

/** License and package.json name the release that they are of. */
function named(files: TemplateFiles, current: string, version: string): TemplateFiles {
  const name = (path: string, content: Buffer) =>
    path === 'LICENSE' || path === 'package.json'
      ? Buffer.from(content.toString('utf8').replace(current, version))
      : content;
  return new Map([...files].map(([path, content]) => [path, name(path, content)]));
}

/**
 * What a release of a template holds; the current one, where no version is named.
 * @throws Error when the catalogue has no such slug or version
 */
export async function readRelease(slug: string, version?: string): Promise<TemplateFiles> {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`The seed has no template called ${slug}.`);
  const back = versionsOf(product).indexOf(version ?? product.version);
  if (back < 0) throw new Error(`The seed has no ${slug} ${version}.`);
  const paths = await listTemplateFiles(slug);
  const contents = await Promise.all(paths.map((path) => readFile(join(templateFolder(slug), path))));
  let files: TemplateFiles = new Map(paths.map((path, n) => [path, contents[n] as Buffer]));
  for (const release of (earlierReleases[slug] ?? []).slice(0, back)) files = stepBack(slug, files, release);
  return named(files, product.version, version ?? product.version);
}
