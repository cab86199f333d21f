import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import type { Release } from './api/releases.ts';

/** What came after the version that somebody has, the newest first; nothing for who has none. */
export const newerThan = (releases: readonly Release[], mine: string | undefined): Release[] =>
  mine === undefined ? [] : releases.filter(({ id }) => compareVersions(id, mine) > 0);
