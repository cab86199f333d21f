import { z } from 'zod';

/** A larger package.json is not read. In bytes. */
export const mostManifestBytes = 200_000;

const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);
const texts = z.array(z.string()).optional().catch(undefined);
/** Names with what belongs to each, as dependencies stand there. */
const named = z.record(z.string(), z.string()).optional().catch(undefined);
/** What npm takes in several forms, and what it does with none of them is up to it. */
const anything = z.unknown().optional();

/** What of a package.json clients are told before they have it, and those who look a package up. What is of another kind than it should be is left out. */
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  private: flag,
  description: text,
  keywords: texts,
  license: anything,
  homepage: text,
  repository: anything,
  bugs: anything,
  author: anything,
  contributors: anything,
  type: text,
  main: text,
  module: text,
  types: text,
  typings: text,
  exports: anything,
  imports: anything,
  sideEffects: anything,
  scripts: named,
  bin: z
    .union([z.string(), z.record(z.string(), z.string())])
    .optional()
    .catch(undefined),
  directories: anything,
  dependencies: named,
  devDependencies: named,
  peerDependencies: named,
  peerDependenciesMeta: anything,
  optionalDependencies: named,
  bundleDependencies: z.union([texts, flag]).optional().catch(undefined),
  engines: named,
  os: texts,
  cpu: texts,
  libc: texts,
});
export type Manifest = z.output<typeof manifestSchema>;

const schema = z.preprocess((given) => {
  const { bundledDependencies, ...rest } = Object(given);
  return bundledDependencies === undefined ? rest : { bundleDependencies: bundledDependencies, ...rest };
}, manifestSchema);

/** What a package.json says; null for one that is none. */
export function readManifest(json: string): Manifest | null {
  try {
    // Some editors begin a file with a mark, which npm passes over as well.
    const parsed = schema.safeParse(JSON.parse(json.replace(/^\uFEFF/, '')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The version of a package of that name: of one that says so, and that is not meant to stay out of registries. Null for any other. */
export const packageVersion = (manifest: Manifest | null, name: string): string | null =>
  manifest?.name === name && manifest.private !== true ? manifest.version : null;

/** Whether a release is a package of that name: one that says so in that very version. */
export const isPackage = (manifest: Manifest, name: string, version: string): boolean =>
  packageVersion(manifest, name) === version;
