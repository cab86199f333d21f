import { type Compared, compareCopy } from '../core/copy-record.ts';
import { Failure } from '../core/failure.ts';
import { treeId } from '../core/git-objects.ts';
import { plainLine } from '../core/plain-text.ts';
import { type FoundCopy, hashFiles, requireCopy } from '../files/copies.ts';
import { releaseIn } from '../git/clones.ts';
import { commitOf, compareWork } from '../git/compare-work.ts';
import type { Session } from '../network/ask-store.ts';
import { readRelease } from '../network/store-api.ts';
import { command } from './command.ts';

interface Origin {
  store: string;
  slug: string;
  version: string;
}

/** From which release a folder comes. @throws Failure for a clone that has none in its history */
async function originOf(copy: FoundCopy): Promise<Origin> {
  if (copy.kind === 'unpacked') return copy.record;
  const { store, slug } = copy.clone;
  const version = await releaseIn(copy.clone);
  if (version) return { store, slug, version };
  throw new Failure('local', 'This clone has no release in its history.', { reason: 'no-release' });
}

/**
 * Whether what a folder says of its release is what the store has: a record or a tag could have been changed as well.
 * @throws Failure where it is not
 */
async function assertGenuine(copy: FoundCopy, { slug, version }: Origin, session: Session): Promise<void> {
  const told = await readRelease(session, slug, version);
  const [known, here] =
    copy.kind === 'unpacked'
      ? [told.tree, treeId(copy.record.files)]
      : [told.commit, await commitOf(copy.clone, version)];
  if (known === here) return;
  const what = known === null ? 'has nothing to compare it with' : 'has another one';
  throw new Failure(
    known === null ? 'refused' : 'found',
    `This says that it is ${slug} ${version}, and the store ${what}.`,
    {
      reason: known === null ? 'not-comparable' : 'not-genuine',
      hint:
        known === null
          ? '--offline compares with what was noted here.'
          : 'Get the template again into another folder.',
    },
  );
}

const say = ({ changed, missing }: Compared, { slug, version }: Origin): string =>
  changed.length + missing.length === 0
    ? `All files are those of ${slug} ${version}.`
    : [
        `Not as in ${slug} ${version}:`,
        ...changed.map((path) => `  changed  ${plainLine(path)}`),
        ...missing.map((path) => `  missing  ${plainLine(path)}`),
      ].join('\n');

export const verify = () =>
  command<{ offline?: boolean }>(
    'verify [folder]',
    'Compare the files of a folder with the release that they came from',
    ['verify', 'verify site --json', 'verify --offline'],
    async ({ options, session }, folder = '.') => {
      const copy = await requireCopy(folder);
      const origin = await originOf(copy);
      if (!options.offline) await assertGenuine(copy, origin, await session(origin.store));
      const compared =
        copy.kind === 'unpacked'
          ? compareCopy(copy.record.files, await hashFiles(copy.folder, copy.record))
          : await compareWork(copy.clone, origin.version);
      const { slug, version } = origin;
      const isSame = compared.changed.length + compared.missing.length === 0;
      return {
        data: { slug, version, same: isSame, ...compared },
        text: say(compared, origin),
        ending: isSame ? 'done' : 'found',
      };
    },
  ).option('--offline', 'believe what the folder says of its release, without asking the store');
