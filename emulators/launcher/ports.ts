/** Which port each emulator listens on, and whether it can have it. Everything listens on 127.0.0.1. */
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectId, root } from './paths.ts';

/** Emulators whose launcher was killed end in order, in milliseconds. */
const endingMs = 20_000;

export const host = '127.0.0.1';

/** Emulators a person may name with `--only`. */
export const services = [
  'auth',
  'functions',
  'firestore',
  'hosting',
  'storage',
  'tasks',
  'eventarc',
] as const;
export type Service = (typeof services)[number];

/**
 * `websocket` is the Firestore emulator's second port; `hub` and `logging` serve the suite itself; the rest is no
 * part of firebase-tools: `gateway` is the simulated payment gateway (decision 0054), `smtp` and `inbox` are the mail
 * catcher's (decision 0027), `files` is where signed addresses of files lead (decision 0052), `clock` moves the store's time (decision 0057).
 */
export const portNames = [
  ...services,
  'hub',
  'logging',
  'websocket',
  'gateway',
  'smtp',
  'inbox',
  'files',
  'clock',
] as const;
export type PortName = (typeof portNames)[number];
export type Ports = Record<PortName, number>;

/** What fetch and browsers refuse to open of the ports that programs may have (WHATWG Fetch, "bad port"). */
const badPorts: readonly number[] = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
];
export const isBadPort = (port: number): boolean => badPorts.includes(port);

/** What `firebase.json` does not know. Functions look for the gateway at this port unless they are told. */
const ownPorts: Partial<Record<PortName, number>> = {
  gateway: 4242,
  smtp: 1025,
  inbox: 1080,
  files: 9198,
  clock: 4243,
};

interface EmulatorsBlock {
  [name: string]: { port?: number; websocketPort?: number } | boolean | undefined;
}

/** The `emulators` block of `firebase.json`, the one place where the fixed ports stand, to ports. */
function portsOf(emulators: EmulatorsBlock): Ports {
  const read = (name: PortName): number => {
    const own = ownPorts[name];
    if (own !== undefined) return own;
    const entry = emulators[name === 'websocket' ? 'firestore' : name];
    const port =
      typeof entry === 'object' ? (name === 'websocket' ? entry.websocketPort : entry.port) : undefined;
    if (port === undefined) throw new Error(`firebase.json has no emulator port for ${name}`);
    return port;
  };
  return mapPorts(read);
}

/** The fixed ports, all moved up by `offset`, so that several stacks can run side by side. */
export function fixedPorts(offset = 0): Ports {
  const { emulators } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    emulators: EmulatorsBlock;
  };
  const ports = portsOf(emulators);
  return mapPorts((name) => ports[name] + offset);
}

/** The ports that a stack of only these emulators listens on. */
export function usedPorts(ports: Ports, only: readonly Service[]): Partial<Ports> {
  const used: PortName[] = [...only, 'hub', 'logging'];
  if (only.includes('firestore')) used.push('websocket');
  if (only.includes('storage')) used.push('files');
  if (only.includes('functions')) used.push('gateway', 'smtp', 'inbox');
  return Object.fromEntries(used.map((name) => [name, ports[name]]));
}

/** Ports that nobody uses now, from below the range that outgoing connections take theirs from. */
export async function freePorts(): Promise<Ports> {
  const found: number[] = [];
  let port = 11_000 + Math.floor(Math.random() * 18_000);
  while (found.length < portNames.length) {
    if (await isFree(port)) found.push(port);
    port += 1;
  }
  return mapPorts((_, index) => found[index] as number);
}

/** True when a server could listen on the port, and none does on another interface's behalf. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port)) && !(await isAnswered(port));
}

/** Waits for programs that are ending; for those that are not, no longer than they may take. */
export async function untilFree(ports: Ports): Promise<void> {
  const end = Date.now() + endingMs;
  for (const port of Object.values(ports)) {
    while (Date.now() < end && !(await isFree(port))) await pause(100);
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** True when something listens there. Unlike {@link isFree} it never takes the port itself, not even for a moment. */
export function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function mapPorts(value: (name: PortName, index: number) => number): Ports {
  return Object.fromEntries(portNames.map((name, index) => [name, value(name, index)])) as Ports;
}

/**
 * The environment that lets SDKs, tests and scripts find a stack. Only the emulators that run are named, so that a missing one is noticed and
 * never reached in production.
 */
export function stackEnv(ports: Ports, only: readonly Service[]): Record<string, string> {
  const at = (service: Service) => `${host}:${ports[service]}`;
  const named: Partial<Record<Service, [string, string]>> = {
    firestore: ['FIRESTORE_EMULATOR_HOST', at('firestore')],
    auth: ['FIREBASE_AUTH_EMULATOR_HOST', at('auth')],
    storage: ['FIREBASE_STORAGE_EMULATOR_HOST', at('storage')],
    tasks: ['CLOUD_TASKS_EMULATOR_HOST', at('tasks')],
    eventarc: ['CLOUD_EVENTARC_EMULATOR_HOST', `http://${at('eventarc')}`],
    functions: ['FUNCTIONS_EMULATOR_ORIGIN', `http://${at('functions')}`],
    hosting: ['TEMPERA_STORE_URL', `http://${at('hosting')}`],
  };
  return {
    GCLOUD_PROJECT: projectId,
    // Google's libraries would look for a cloud machine's credentials on the network.
    METADATA_SERVER_DETECTION: 'none',
    ...(only.includes('functions')
      ? {
          TEMPERA_GATEWAY_URL: `http://${host}:${ports.gateway}`,
          TEMPERA_SMTP_PORT: String(ports.smtp),
          TEMPERA_INBOX_URL: `http://${host}:${ports.inbox}`,
        }
      : {}),
    ...(only.includes('storage') ? { TEMPERA_FILES_URL: `http://${host}:${ports.files}` } : {}),
    ...Object.fromEntries(only.map((service) => named[service]).filter((entry) => entry !== undefined)),
  };
}

/** What functions begin the links in mails with, wherever they run: in their emulator, or as the ticker's schedules. */
export const originOf = (env: Record<string, string>) => ({
  TEMPERA_STORE_ORIGIN: env.TEMPERA_STORE_URL ?? '',
});
