import type { Manifest } from './manifest.ts';

/** What arrives file by file in one answer: more wants git or the archive. `bytes` of all texts together. */
export const itemLimits = { files: 500, bytes: 1024 * 1024 } as const;

/** Why a template is no item of a registry. */
export const itemProblems = {
  binary: 'This template has files that are not text, which this way would break.',
  empty: 'This template has an empty file, which this way would leave out.',
  'too-large': 'This template is too large for this way.',
} as const;
export type ItemProblem = keyof typeof itemProblems;

/** What a person is told who asked for it. @param slug the template's */
export const itemMessage = (problem: ItemProblem, slug: string, npmName: string | null): string =>
  `${itemProblems[problem]} Use git (/git/${slug}.git)${npmName === null ? '' : ` or npm (${npmName})`}, or download the archive.`;

/** A file of a template, with its path below the template's folder. */
export interface ItemText {
  path: string;
  content: string;
}

const required = (wanted: Record<string, string> | undefined) =>
  Object.entries(wanted ?? {}).map(([name, range]) => `${name}@${range}`);

/**
 * What is stored of an item: files that go into a folder of the template's name, so that none of a project's own is written over, and what
 * they need.
 */
export const buildItem = (slug: string, files: readonly ItemText[], manifest: Manifest | null) => ({
  dependencies: required(manifest?.dependencies),
  devDependencies: required(manifest?.devDependencies),
  files: files.map(({ path, content }) => ({
    path: `${slug}/${path}`,
    type: 'registry:file',
    target: `~/${slug}/${path}`,
    content,
  })),
});

/** What an item says before its files; one without a framework, as each of its files says where it goes. */
export const itemHead = ({ slug, title, description }: Record<'slug' | 'title' | 'description', string>) => ({
  name: slug,
  type: 'registry:item',
  title,
  description,
});
