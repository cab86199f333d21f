import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerVies } from '../vies/answer-vies.ts';
import { handleDashboard } from './dashboard/handle-dashboard.ts';
import { type FaultSettings, Faults, type OnDraw } from './faults/faults.ts';
import { Subjects } from './faults/subjects.ts';
import { handleSimulator } from './handle-simulator.ts';
import { handleStripe } from './handle-stripe.ts';
import { openJournal } from './store/journal.ts';
import { State } from './store/state.ts';
import { Api } from './stripe/answer.ts';
import { type PostEvent, postTo } from './webhooks/post-event.ts';
import { Webhooks } from './webhooks/webhooks.ts';

export interface GatewayOptions {
  /** 0 takes any free port. */
  port: number;
  /** The journal: JSON lines, made when it is not there. */
  file: string;
  host?: string;
  /** Where the store takes webhooks; a function goes without the network. They are sent to nobody where it is missing. */
  webhooks?: string | PostEvent | undefined;
  /** Webhooks go when {@link Gateway.deliver} is called, and then only. */
  isByHand?: boolean;
  /** Hears what goes wrong, and what does not, while anything may. */
  onDraw?: OnDraw;
}

export interface Gateway {
  url: string;
  /** What goes wrong on purpose from here on. */
  setFaults(settings: Partial<FaultSettings>): void;
  /** Sends once the webhooks that wait. @returns how many there were */
  deliver(): Promise<number>;
  close(): Promise<void>;
}

const largestBody = 10_000;

/** Everything that answers. */
interface Parts {
  state: State;
  api: Api;
  faults: Faults;
  webhooks: Webhooks | null;
  store: string | null;
}

/** A form, or nothing where it is too large. */
async function readForm(request: IncomingMessage): Promise<string> {
  const length = Number(request.headers['content-length'] ?? 0);
  return length > largestBody ? '' : await text(request);
}

/** For a person: everything but the API. */
const isPage = (request: IncomingMessage): boolean => !request.url?.startsWith('/v1/');

/** A page of another site may not press buttons here. */
const isForeign = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && headers['sec-fetch-site'] === 'cross-site';

async function handle(parts: Parts, request: IncomingMessage, response: ServerResponse) {
  const { api, faults } = parts;
  // Cards come straight from the browser, from whatever origin the store is served on.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  if (isPage(request) && isForeign(request)) {
    response.writeHead(403).end();
    return;
  }
  if (request.url?.startsWith('/_simulator')) {
    handleSimulator(parts, request, response, await readForm(request));
    return;
  }
  if (request.url?.startsWith('/_vies/')) {
    answerVies(request, response, await readForm(request));
    return;
  }
  const body = await readForm(request);
  if (isPage(request)) {
    if (!handleDashboard(parts, request, response, body)) response.writeHead(404).end();
    return;
  }
  await handleStripe(api, faults, request, response, body);
}

/**
 * Starts the simulated payment provider of the local store (docs/testing-payments.md).
 * @throws Error when the port is taken
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { port, file, host = '127.0.0.1', webhooks: to, isByHand = false, onDraw } = options;
  const journal = openJournal(file);
  const state = new State(journal);
  const faults = new Faults(new Subjects(state), onDraw);
  const post = typeof to === 'string' ? postTo(to) : to;
  const webhooks = post ? new Webhooks(state, post, faults, !isByHand) : null;
  const store = typeof to === 'string' && to !== '' ? new URL('/', to).href : null;
  const parts: Parts = { state, api: new Api(state), faults, webhooks, store };
  const server = createServer((request, response) => {
    handle(parts, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${bound}`,
    setFaults: (settings) => faults.set(settings),
    deliver: async () => (await webhooks?.deliver()) ?? 0,
    close: () =>
      new Promise((resolve) => {
        webhooks?.close();
        server.closeAllConnections();
        server.close(() => {
          journal.close();
          resolve();
        });
      }),
  };
}
