import type { ArchiveProblem } from '@tempera/domain/catalogue/archive-problems';
import { archiveLimits } from './archive-limits.ts';

/** Names that Windows keeps for devices, with whatever ending. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$|clock\$)\s*(?:\.|$)/i;

/** Controls, unseen marks and those that turn the direction of what follows, unassigned ones; and what Windows refuses. */
const unwanted = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/u;

const leadsAway = (path: string) => path.startsWith('/') || path.includes('\\') || /^[a-z]:/i.test(path);

function checkName(name: string): ArchiveProblem | null {
  if (name === '' || name === '.' || name === '..') return 'bad-path';
  const storable = !unwanted.test(name) && !device.test(name) && !/^\s|[\s.]$/u.test(name);
  return storable && Buffer.byteLength(name) <= archiveLimits.nameBytes ? null : 'bad-name';
}

/** What is wrong with the path of an entry; a folder's ends with a slash. */
export function checkPath(path: string): ArchiveProblem | null {
  if (leadsAway(path)) return 'bad-path';
  const names = path.replace(/\/$/, '').split('/');
  if (path.length > archiveLimits.pathLength || names.length > archiveLimits.depth) return 'bad-name';
  for (const name of names) {
    const problem = checkName(name);
    if (problem) return problem;
  }
  return null;
}

/** How systems that don't tell small letters from capitals, or spellings of one letter, know a path. */
const keyOf = (path: string) => path.replace(/\/$/, '').normalize('NFKC').toLowerCase();

/** Whether two entries would stand in each other's place: the same name twice, or a file that is a folder too. */
export function hasDuplicates(paths: readonly string[]): boolean {
  const keys = paths.map(keyOf);
  if (new Set(keys).size !== keys.length) return true;
  const files = new Set(keys.filter((_, index) => !paths[index]?.endsWith('/')));
  return keys.some((key) => {
    const names = key.split('/');
    return names.some((_, index) => index > 0 && files.has(names.slice(0, index).join('/')));
  });
}
