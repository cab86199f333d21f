import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a release says of itself at `/release.json`: the names in `/assets` that it was built with. */
interface Release {
  files: string[];
}

const at = '/release.json';

/**
 * Adds the files of the release that is in place now to the new one, so that a page which was opened before goes on: it loads parts of
 * itself later, by the names it knows. @returns how many were added; 0 also for a first deploy
 */
export async function keepLastRelease(dist: string, origin: string, get: typeof fetch): Promise<number> {
  const assets = join(dist, 'assets');
  // Source maps are nobody's who has a page open.
  const release: Release = { files: readdirSync(assets).filter((name) => !name.endsWith('.map')) };
  writeFileSync(join(dist, at), JSON.stringify(release));
  const last = await readRelease(`${origin}${at}`, get);
  mkdirSync(assets, { recursive: true });
  let kept = 0;
  for (const name of last.files) {
    const file = join(assets, basename(name));
    if (existsSync(file)) continue;
    const response = await get(`${origin}/assets/${basename(name)}`);
    if (!response.ok) continue;
    writeFileSync(file, Buffer.from(await response.arrayBuffer()));
    kept += 1;
  }
  return kept;
}

async function readRelease(url: string, get: typeof fetch): Promise<Release> {
  try {
    const response = await get(url, { cache: 'no-store' });
    if (!response.headers.get('content-type')?.includes('json')) return { files: [] };
    const { files } = (await response.json()) as Partial<Release>;
    return { files: Array.isArray(files) ? files.filter((name) => typeof name === 'string') : [] };
  } catch {
    return { files: [] };
  }
}
