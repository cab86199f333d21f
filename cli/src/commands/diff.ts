import pico from 'picocolors';
import { columns, count, plain, plainLine } from '../core/plain-text.ts';
import { readSlug, readVersion } from '../core/template.ts';
import { inTemporaryFolder } from '../files/folder.ts';
import { cloneBare } from '../git/clone.ts';
import { type ChangedFile, compareReleases, patchOf } from '../git/compare-releases.ts';
import { command } from './command.ts';

/** A line of a patch in the colors that developers know. */
function paint(line: string): string {
  if (line.startsWith('+')) return pico.green(line);
  if (line.startsWith('-')) return pico.red(line);
  if (line.startsWith('@@')) return pico.cyan(line);
  return line.startsWith('diff ') ? pico.bold(line) : line;
}

const shown = (patch: string): string => plain(patch).trimEnd().split('\n').map(paint).join('\n');

function summary(files: readonly ChangedFile[]): string {
  const rows = files.map(({ path, added, removed }) => [
    plainLine(path),
    added === null ? 'binary' : `+${added} -${removed}`,
  ]);
  return [columns(rows), `${count(files.length, 'file')} changed.`].filter(Boolean).join('\n');
}

export const diff = () =>
  command<{ stat?: boolean }>(
    'diff <slug> <from> <to>',
    'Show what changed from one release of a template to another',
    ['diff portfolio 1.0.0 1.1.0', 'diff portfolio 1.0.0 1.1.0 --stat'],
    async ({ options, json, session: open, terminal }, typed = '', ...versions) => {
      const slug = readSlug(typed);
      const between = [readVersion(versions[0] ?? ''), readVersion(versions[1] ?? '')] as const;
      const session = await open();
      return inTemporaryFolder(async (folder) => {
        await terminal.during(`Reading ${slug}`, () => cloneBare(session, slug, folder));
        const files = await compareReleases(folder, between);
        const text = json || options.stat ? summary(files) : shown(await patchOf(folder, between));
        return { data: { slug, from: between[0], to: between[1], files }, text };
      });
    },
  ).option('--stat', 'only which files, and how many lines');
