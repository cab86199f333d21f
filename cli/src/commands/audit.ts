import { severities } from '@tempera/domain/advisories/advisory';
import { type Advisory, type Copy, pickAdvisories, readSeverity } from '../core/advisories.ts';
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

const say = ({ severity, slug, title, text, versions, fixedIn }: Advisory): string =>
  [
    `${severity}: ${slug} ${versions.join(', ')}: ${plainLine(title)}`,
    `  ${plainLine(text)}`,
    `  ${fixedIn ? `Fixed in ${plainLine(fixedIn)}.` : 'There is no release yet that fixes it.'}`,
  ].join('\n');

export const audit = () =>
  command<{ severity: string }>(
    'audit [folders...]',
    'Show known vulnerabilities of what you own',
    ['audit', 'audit . ../shop --severity high', 'audit --json'],
    async ({ options, session }, ...folders) => {
      const least = readSeverity(options.severity);
      const copies = folders.length > 0 ? await Promise.all(folders.map(copyIn)) : null;
      const advisories = pickAdvisories(await listAdvisories(await session()), least, copies);
      const text = [...advisories.map(say), `Known vulnerabilities: ${advisories.length}.`];
      return {
        data: { advisories, copies },
        text: advisories.length > 0 ? text.join('\n') : 'No known vulnerabilities.',
        ending: advisories.length > 0 ? 'found' : 'done',
      };
    },
  ).option('--severity <severity>', `from which one on, of ${severities.join(', ')}`, 'low');
