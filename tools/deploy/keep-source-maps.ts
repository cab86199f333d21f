import { existsSync, globSync, mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where the source maps of releases stay, below the checkout; each in a folder named after its app's file, as reports name it. */
export const releasesDir = join('.tempera', 'releases');

/** Moves the source maps of a build out of what is deployed. @returns where they are now, from the checkout */
export function keepSourceMaps(root: string, dist: string): string | undefined {
  const assets = join(dist, 'assets');
  const maps = existsSync(assets) ? globSync('*.js.map', { cwd: assets }) : [];
  const app = maps.find((name) => name.startsWith('app-'));
  if (!app) return undefined;
  const folder = join(releasesDir, basename(app, '.js.map'));
  mkdirSync(join(root, folder), { recursive: true });
  for (const name of maps) renameSync(join(assets, name), join(root, folder, name));
  return folder;
}
