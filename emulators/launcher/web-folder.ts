/** What hosting serves: the local build of the web app, the live demos, and where the emulators are. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { robotsTxt } from '@tempera/domain/site/robots';
import { type DemoAccount, demoAccounts, providerAccounts } from '../seed/accounts.ts';
import { demosDir, stampOf, webDir, webPagesDir } from './build.ts';
import { projectId } from './paths.ts';
import { host, type Ports } from './ports.ts';

export interface LocalOptions {
  /** Those that one click signs in. */
  accounts: readonly DemoAccount[];
  /** A stack of tests has no schedules, and no clock that could be moved. */
  hasClock: boolean;
}

const ofTests: LocalOptions = { accounts: demoAccounts, hasClock: false };

/** What the web app's local build reads from `/local.json`. */
function localConfig(ports: Ports, { accounts, hasClock }: LocalOptions) {
  const at = (port: number) => ({ host, port });
  return {
    projectId,
    apiKey: 'demo',
    emulators: {
      auth: at(ports.auth),
      firestore: at(ports.firestore),
      functions: at(ports.functions),
      storage: at(ports.storage),
    },
    gateway: { url: `http://${host}:${ports.gateway}` },
    ...(hasClock ? { clock: { url: `http://${host}:${ports.clock}` } } : {}),
    accounts: accounts.map(({ role, name, email, password }) => ({ role, name, email, password })),
    providerAccounts,
  };
}

/** The folders of one stack: what hosting serves, and what the function `render` makes pages with. */
export interface WebFolders {
  publicDir: string;
  pagesDir: string;
}

/**
 * Each stack has folders of its own: `local.json` holds its ports, and a page names the assets of the build that it was
 * made with, which another stack of this checkout may have replaced since.
 * @param withApp false for `dev`, where Vite serves the app itself
 */
export function fillWebFolders(
  { publicDir, pagesDir }: WebFolders,
  ports: Ports,
  withApp: boolean,
  options: LocalOptions = ofTests,
): void {
  for (const dir of [publicDir, pagesDir]) rmSync(dir, { recursive: true, force: true });
  mkdirSync(publicDir, { recursive: true });
  if (withApp) {
    cpSync(webDir, publicDir, { recursive: true });
    cpSync(webPagesDir, pagesDir, { recursive: true });
    cpSync(stampOf(webDir), stampOf(publicDir));
  }
  cpSync(demosDir, join(publicDir, 'demos'), { recursive: true });
  writeFileSync(join(publicDir, 'robots.txt'), robotsTxt(`http://${host}:${ports.hosting}`));
  writeFileSync(join(publicDir, 'local.json'), JSON.stringify(localConfig(ports, options), null, 2));
}

/** Whether the folders hold the app as it was built last. */
export function isFilled({ publicDir }: WebFolders): boolean {
  const [filled, built] = [stampOf(publicDir), stampOf(webDir)];
  return existsSync(filled) && readFileSync(filled, 'utf8') === readFileSync(built, 'utf8');
}
