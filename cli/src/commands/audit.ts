import { severities } from '@tempera/domain/advisories/advisory';
import {
  type Advisory,
  affectedCopies,
  type Copy,
  describeWeakness,
  pickAdvisories,
  readSeverity,
} from '../core/advisories.ts';
import { Failure } from '../core/failure.ts';
import { requireCopy } from '../files/copies.ts';
import { releaseIn } from '../git/clones.ts';
import { listAdvisories } from '../network/store-api.ts';
import { command } from './command.ts';

/** @throws Failure for a folder that came from no store */
async function copyIn(folder: string): Promise<Copy> {
  const found = await requireCopy(folder);
  if (found.kind === 'unpacked') return { folder, slug: found.record.slug, version: found.record.version };
  return { folder, slug: found.clone.slug, version: (await releaseIn(found.clone)) ?? '' };
}

/** What one is about in short: where it was found, if folders were looked at. */
function say(advisory: Advisory, copies: readonly Copy[] | null): string {
  const folders = affectedCopies(advisory, copies ?? []).map(({ folder }) => folder);
  return describeWeakness(advisory, `${advisory.slug} ${advisory.versions.join(', ')}`, folders);
}

interface Looked {
  copies: Copy[];
  /** Folders that can't be looked at, and why. */
  failed: { folder: string; failure: Failure }[];
}

/** Each folder by itself, so that one keeps no other from being looked at. @throws Failure for the only one */
async function lookIn(folders: readonly string[]): Promise<Looked> {
  const looked: Looked = { copies: [], failed: [] };
  for (const folder of folders) {
    try {
      looked.copies.push(await copyIn(folder));
    } catch (cause) {
      if (!(cause instanceof Failure) || folders.length === 1) throw cause;
      looked.failed.push({ folder, failure: cause });
    }
  }
  return looked;
}

export const audit = () =>
  command<{ severity: string }>(
    'audit [folders...]',
    'Show known vulnerabilities of the versions that you have',
    ['audit', 'audit . ../shop --severity high', 'audit --json'],
    async ({ options, session, terminal }, ...folders) => {
      const least = readSeverity(options.severity);
      const { copies, failed } = folders.length > 0 ? await lookIn(folders) : { copies: null, failed: [] };
      const advisories = pickAdvisories(await listAdvisories(await session()), least, copies);
      for (const { failure } of failed) terminal.note(failure.message);
      const text = [
        ...advisories.map((one) => say(one, copies)),
        `Known vulnerabilities: ${advisories.length}.`,
      ];
      const [unread] = failed;
      return {
        data: {
          advisories,
          copies,
          failed: failed.map(({ folder, failure }) => ({
            folder,
            reason: failure.reason,
            message: failure.message,
          })),
        },
        text:
          advisories.length > 0 ? text.join('\n\n') : copies?.length === 0 ? '' : 'No known vulnerabilities.',
        ending: unread?.failure.ending ?? (advisories.length > 0 ? 'found' : 'done'),
      };
    },
  ).option('--severity <severity>', `from which one on, of ${severities.join(', ')}`, 'low');
