/** The launcher's own copy of `firebase.json`, with this stack's ports and web folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.ts';
import { host, type Ports, services } from './ports.ts';

interface FirebaseJson {
  hosting: Record<string, unknown>;
  emulators: Record<string, unknown>;
}

/** Same rules, rewrites and headers; only where things listen and what hosting serves differ. */
export function deriveConfig<T extends FirebaseJson>(base: T, ports: Ports, publicDir: string): T {
  const emulators: Record<string, unknown> = { singleProjectMode: false, ui: { enabled: false } };
  for (const name of [...services, 'hub', 'logging'] as const) emulators[name] = { host, port: ports[name] };
  emulators.firestore = { host, port: ports.firestore, websocketPort: ports.websocket };
  return { ...base, hosting: { ...base.hosting, public: publicDir }, emulators };
}

/** Writes `.firebase.<name>.json` at the root, where its relative paths hold, and returns its path. */
export function writeConfig(name: string, ports: Ports, publicDir: string): string {
  const base = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;
  const file = join(root, `.firebase.${name}.json`);
  writeFileSync(file, JSON.stringify(deriveConfig(base, ports, relative(root, publicDir)), null, 2));
  return file;
}
