/** What hosting serves: the local build of the web app, the live demos, and where the emulators are. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '../seed/accounts.ts';
import { demosDir, webDir } from './build.ts';
import { projectId } from './paths.ts';
import { host, type Ports } from './ports.ts';

/** What the web app's local build reads from `/local.json`. */
function localConfig(ports: Ports) {
  const at = (port: number) => ({ host, port });
  return {
    projectId,
    apiKey: 'demo',
    // Google and GitHub sign-in refuse to start without one, though the emulator's address is what they open.
    authDomain: `${host}:${ports.hosting}`,
    emulators: {
      auth: at(ports.auth),
      firestore: at(ports.firestore),
      functions: at(ports.functions),
      storage: at(ports.storage),
    },
    gateway: { url: `http://${host}:${ports.gateway}` },
    accounts: demoAccounts.map(({ role, name, email, password }) => ({ role, name, email, password })),
  };
}

/**
 * Each stack has a folder of its own, because `local.json` holds its ports.
 * @param withApp false for `dev`, where Vite serves the app itself
 */
export function fillWebFolder(dir: string, ports: Ports, withApp: boolean): void {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  if (withApp) cpSync(webDir, dir, { recursive: true });
  cpSync(demosDir, join(dir, 'demos'), { recursive: true });
  writeFileSync(join(dir, 'local.json'), JSON.stringify(localConfig(ports), null, 2));
}
