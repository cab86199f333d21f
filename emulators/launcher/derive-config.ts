/** The launcher's own copy of `firebase.json`, with this stack's ports and web folder. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths.ts';
import { host, type Ports, services } from './ports.ts';

interface FirebaseJson {
  functions: { runtime: string }[];
  hosting: Record<string, unknown>;
  emulators: Record<string, unknown>;
}

/** Functions besides the store's own. `source` is a folder, from the checkout's root. */
export interface Codebase {
  source: string;
  codebase: string;
  runtime: string;
}

/** All functions in one bundle, which is built and loaded faster than the folders that a deploy packs. */
const ownFunctions = { source: 'functions', codebase: 'default' };

/** Same rules, rewrites and headers; only where things listen, what hosting serves and where functions are from differ. */
export function deriveConfig<T extends FirebaseJson>(
  base: T,
  ports: Ports,
  publicDir: string,
  codebases: readonly Codebase[] = [],
): T {
  const emulators: Record<string, unknown> = { singleProjectMode: false, ui: { enabled: false } };
  for (const name of [...services, 'hub', 'logging'] as const) emulators[name] = { host, port: ports[name] };
  emulators.firestore = { host, port: ports.firestore, websocketPort: ports.websocket };
  const runtime = base.functions[0]?.runtime ?? '';
  const functions = [{ ...ownFunctions, runtime }, ...codebases];
  return { ...base, functions, hosting: { ...base.hosting, public: publicDir }, emulators };
}

/** Writes `.firebase.<name>.json` at the root, where its relative paths hold, and returns its path. */
export function writeConfig(
  name: string,
  ports: Ports,
  publicDir: string,
  codebases?: readonly Codebase[],
): string {
  const base = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseJson;
  const file = join(root, `.firebase.${name}.json`);
  const derived = deriveConfig(base, ports, relative(root, publicDir), codebases);
  writeFileSync(file, JSON.stringify(derived, null, 2));
  return file;
}
