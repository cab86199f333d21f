/** The browser for browser tests: found, else installed. */
import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Failure } from './failure.ts';
import { findOnPath, isExecutable } from './firestore-probes.ts';
import { bin, root } from './paths.ts';
import { run } from './processes.ts';

/** The shell draws the same pages without a browser around them, for two thirds of the work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macApps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** @param say gets a line for each thing that takes long @throws {@link Failure} when none can be had */
export async function findChromium(say: (line: string) => void): Promise<string> {
  const found = look() ?? (await installByApt(say)) ?? (await installByPlaywright(say));
  if (found) return found;
  throw new Failure(
    'No Chromium could be found or installed for the browser tests: install chromium or Google Chrome, ' +
      'or name one in CHROMIUM_PATH; the other layers run without (npm test -- unit rules functions).',
  );
}

function look(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named)) throw new Failure(`CHROMIUM_PATH names ${named}, which is not there.`);
  const onPath = names.map((name) => findOnPath(name)).find((path) => path !== undefined);
  return (
    named || onPath || [...macApps, chromium.executablePath(), ...cachedByPlaywright()].find(isExecutable)
  );
}

/** Downloads of other Playwright versions serve as well. */
function cachedByPlaywright(): string[] {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), '.cache', 'ms-playwright');
  try {
    const builds = readdirSync(cache).filter((name) => name.startsWith('chromium-'));
    return builds.map((name) => join(cache, name, 'chrome-linux', 'chrome'));
  } catch {
    return [];
  }
}

async function installByApt(say: (line: string) => void): Promise<string | undefined> {
  if (!findOnPath('apt-get') || process.getuid?.() !== 0) return undefined;
  say('Installing Chromium by apt-get (once)');
  const options = {
    cwd: root,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    output: 'screen',
  } as const;
  await run('apt-get', ['update', '-q'], options);
  const install = (name: string) =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
  const { code } = await install('chromium-headless-shell');
  if (code !== 0) await install('chromium');
  return look();
}

async function installByPlaywright(say: (line: string) => void): Promise<string | undefined> {
  say("Downloading Playwright's Chromium (once)");
  await run(bin('playwright-core'), ['install', 'chromium'], { cwd: root, output: 'screen' });
  return look();
}
