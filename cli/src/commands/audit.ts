import { severities } from '@tempera/domain/advisories/advisory';
import { withoutMarks } from '@tempera/domain/site/without-marks';
import {
  type Advisory,
  affectedCopies,
  type Copy,
  pickAdvisories,
  readSeverity,
} from '../core/advisories.ts';
import { plainLine } from '../core/plain-text.ts';
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
  const { severity, slug, title, text, versions, fixedIn } = advisory;
  const folders = affectedCopies(advisory, copies ?? []).map(({ folder }) => folder);
  return [
    `${severity}: ${slug} ${versions.join(', ')}: ${plainLine(title)}`,
    ...(folders.length > 0 ? [`  In ${folders.join(', ')}.`] : []),
    `  ${plainLine(withoutMarks(text))}`,
    `  ${fixedIn ? `Fixed in ${plainLine(fixedIn)}.` : 'There is no release yet that fixes it.'}`,
  ].join('\n');
}

export const audit = () =>
  command<{ severity: string }>(
    'audit [folders...]',
    'Show known vulnerabilities of the versions that you have',
    ['audit', 'audit . ../shop --severity high', 'audit --json'],
    async ({ options, session }, ...folders) => {
      const least = readSeverity(options.severity);
      const copies = folders.length > 0 ? await Promise.all(folders.map(copyIn)) : null;
      const advisories = pickAdvisories(await listAdvisories(await session()), least, copies);
      const text = [
        ...advisories.map((one) => say(one, copies)),
        `Known vulnerabilities: ${advisories.length}.`,
      ];
      return {
        data: { advisories, copies },
        text: advisories.length > 0 ? text.join('\n') : 'No known vulnerabilities.',
        ending: advisories.length > 0 ? 'found' : 'done',
      };
    },
  ).option('--severity <severity>', `from which one on, of ${severities.join(', ')}`, 'low');
