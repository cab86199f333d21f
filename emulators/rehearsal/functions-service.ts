/** Cloud Run, as far as the store's functions need one: a process for each function, started when it is first called. */
import type { WriteStream } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { forward } from '../launcher/forward.ts';
import { isAnswered, isFree } from '../launcher/ports.ts';
import { type Child, signalGroup, start } from '../launcher/processes.ts';
import { rehearsed } from './project.ts';

/** A function as firebase-functions describes it to a deploy. */
export interface Endpoint {
  entryPoint: string;
  region?: string[];
  eventTrigger?: {
    eventType: string;
    eventFilters?: Record<string, string>;
    eventFilterPathPatterns?: Record<string, string>;
  };
  scheduleTrigger?: { schedule: string };
  taskQueueTrigger?: object;
  secretEnvironmentVariables?: { key: string }[];
}

/** A packed and installed codebase. */
export interface Codebase {
  dir: string;
  endpoints: Record<string, Endpoint>;
}

export interface FunctionsService {
  endpoints: Record<string, Endpoint>;
  listener: RequestListener;
  /** Calls a function as its trigger would: an event, or a beat of a schedule. */
  call(id: string, init?: RequestInit): Promise<Response>;
  /** The next call of a function starts what is in its folder then; calls that run go on where they are. */
  replace(id: string): void;
  /** Which functions have been called so far. */
  started(): string[];
  stop(): void;
}

const framework = createRequire(import.meta.url).resolve('@google-cloud/functions-framework');
const startMs = 60_000;
const pollMs = 25;

/** What every container of the project finds in its environment. */
export const commonEnv = {
  TEMPERA_REHEARSAL: '1',
  GCLOUD_PROJECT: rehearsed.project,
  GOOGLE_CLOUD_PROJECT: rehearsed.project,
  FIREBASE_CONFIG: JSON.stringify({ projectId: rehearsed.project, storageBucket: rehearsed.bucket }),
  NODE_ENV: 'production',
};

/**
 * @param secrets what Secret Manager holds; a function gets those alone that it names
 * @param machineEnv the parameters of the functions, and where the machine's metadata server, proxy and authority are
 */
export function makeFunctionsService(
  codebases: readonly Codebase[],
  secrets: Record<string, string>,
  machineEnv: Record<string, string>,
  firstPort: number,
  log: WriteStream,
): FunctionsService {
  const dirs = new Map(
    codebases.flatMap(({ dir, endpoints }) => Object.keys(endpoints).map((id) => [id, dir])),
  );
  const endpoints: Record<string, Endpoint> = Object.assign({}, ...codebases.map((one) => one.endpoints));
  const ports = new Map<string, Promise<number>>();
  const children: Child[] = [];
  let nextPort = firstPort;

  const takePort = async (): Promise<number> => {
    for (;;) {
      // Counted before anything is waited for: several functions start at once.
      nextPort += 1;
      const port = nextPort;
      if (await isFree(port)) return port;
    }
  };

  const startOne = async (id: string, endpoint: Endpoint, dir: string): Promise<number> => {
    const port = await takePort();
    const named = (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => [key, secrets[key] ?? '']);
    const child = start(process.execPath, [join(framework, '../main.js')], {
      cwd: dir,
      env: {
        PATH: process.env.PATH,
        HOME: dir,
        ...commonEnv,
        ...machineEnv,
        ...Object.fromEntries(named),
        K_SERVICE: id.toLowerCase(),
        K_REVISION: `${id.toLowerCase()}-00001`,
        FUNCTION_TARGET: endpoint.entryPoint,
        FUNCTION_SIGNATURE_TYPE: endpoint.eventTrigger ? 'cloudevent' : 'http',
        PORT: String(port),
      },
      output: log,
    });
    children.push(child);
    const end = Date.now() + startMs;
    while (!(await isAnswered(port))) {
      if (child.process.exitCode !== null) throw new Error(`${id} ended before it listened`);
      if (Date.now() > end) throw new Error(`${id} did not listen in time`);
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    return port;
  };

  const portOf = (id: string): Promise<number> => {
    const endpoint = endpoints[id];
    const dir = dirs.get(id);
    if (!endpoint || !dir) throw new Error(`there is no function ${id}`);
    const known = ports.get(id) ?? startOne(id, endpoint, dir);
    ports.set(id, known);
    return known;
  };

  return {
    endpoints,
    replace: (id) => ports.delete(id),
    started: () => [...ports.keys()],
    stop() {
      for (const child of children) signalGroup(child.process, 'SIGTERM');
    },
    async call(id, init) {
      return fetch(`http://127.0.0.1:${await portOf(id)}/`, init);
    },
    async listener(request, response) {
      const [, id = '', rest = ''] = /^\/([^/?]+)(.*)$/.exec(request.url ?? '') ?? [];
      if (!endpoints[id]) {
        response.writeHead(404).end('no such function');
        return;
      }
      try {
        const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
        forward(request, response, {
          port: await portOf(id),
          path: rest.startsWith('/') ? rest : `/${rest}`,
          headers,
        });
      } catch (error) {
        response.writeHead(500).end(String(error));
      }
    },
  };
}
