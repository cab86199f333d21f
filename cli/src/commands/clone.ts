import { resolve } from 'node:path';
import { readSlug } from '../core/template.ts';
import { assertFree } from '../files/folder.ts';
import { cloneTemplate } from '../git/clone.ts';
import { findClone, releaseIn } from '../git/clones.ts';
import { command } from './command.ts';

export const clone = () =>
  command(
    'clone <slug> [folder]',
    'Clone a template with all its releases, so that updates merge into your changes',
    ['clone portfolio', 'clone portfolio site'],
    async ({ session: open, terminal }, typed = '', named) => {
      const slug = readSlug(typed);
      const folder = named ?? slug;
      await assertFree(folder);
      await cloneTemplate(await open(), slug, folder, terminal.isWatched);
      const cloned = await findClone(folder);
      const version = cloned && (await releaseIn(cloned));
      return {
        data: { slug, version, folder: resolve(folder) },
        text: `${slug} ${version ?? ''} is in ${folder}. tempera update brings the next release.`,
      };
    },
  );
