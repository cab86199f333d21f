import { Failure } from '../core/failure.ts';
import { plain } from '../core/plain-text.ts';
import { requireCopy } from '../files/copies.ts';
import { mergeRelease, type Updated } from '../git/merge-release.ts';
import { command } from './command.ts';

function say({ status, from, to, conflicts }: Updated): string {
  if (status === 'current') return `You have the newest release${to ? `, ${to}` : ''}.`;
  const step = from && from !== to ? `from ${from} to ${to}` : `to ${to ?? 'the newest release'}`;
  if (status === 'merged') return `Updated ${step}.`;
  return plain(
    [
      `The update ${step} changes lines that you have changed too. Choose what stays in:`,
      ...conflicts.map((path) => `  ${path}`),
      'Then run git add on each, and git commit. git merge --abort undoes the update.',
    ].join('\n'),
  );
}

export const update = () =>
  command<{ autostash?: boolean }>(
    'update [folder]',
    'Merge the newest release into a clone',
    ['update', 'update site --autostash'],
    async ({ options, session }, folder = '.') => {
      const copy = await requireCopy(folder);
      if (copy.kind === 'unpacked')
        throw new Failure('local', 'Only a clone can be updated: this folder was unpacked by tempera get.', {
          reason: 'not-a-clone',
          hint: `Run tempera clone ${copy.record.slug} into another folder, and bring your changes there.`,
        });
      const { clone } = copy;
      const updated = await mergeRelease(clone, await session(clone.store), options.autostash === true);
      return {
        data: { slug: clone.slug, ...updated },
        text: say(updated),
        ending: updated.status === 'conflicts' ? 'found' : 'done',
      };
    },
  ).option('--autostash', 'put changes that are not committed aside, and back again after it');
