import type { DownloadRecord } from './api/use-downloads.ts';
import { compareVersions } from './compare-versions.ts';

/** The newest version of each template that the person has downloaded, by slug. */
export function newestDownloads(
  downloads: readonly Pick<DownloadRecord, 'productId' | 'version'>[],
): Map<string, string> {
  const newest = new Map<string, string>();
  for (const { productId, version } of downloads) {
    const known = newest.get(productId);
    if (known === undefined || compareVersions(known, version) < 0) newest.set(productId, version);
  }
  return newest;
}

/** The version that the person has while there is a newer one, else null. */
export function outdated(downloaded: string | undefined, current: string): string | null {
  return downloaded !== undefined && current !== '' && compareVersions(downloaded, current) < 0
    ? downloaded
    : null;
}
