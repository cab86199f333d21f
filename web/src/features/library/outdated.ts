import { compareVersions } from '@tempera/domain/catalogue/compare-versions';

/** The version that the person has while there is a newer one, else null. */
export function outdated(downloaded: string | undefined, current: string): string | null {
  return downloaded !== undefined && current !== '' && compareVersions(downloaded, current) < 0
    ? downloaded
    : null;
}
