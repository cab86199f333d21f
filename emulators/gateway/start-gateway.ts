import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { answerVies } from '../vies/answer-vies.ts';
import { handleDashboard } from './dashboard/handle-dashboard.ts';
import { type FaultSettings, Faults } from './faults/faults.ts';
import { handleSimulator } from './handle-simulator.ts';
import { handleStripe } from './handle-stripe.ts';
import { openJournal } from './journal.ts';
import { Processor, type Reply } from './processor.ts';
import { openJournal as openItems } from './store/journal.ts';
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

async function readBody(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > largestBody) return null;
  try {
    return await json(request);
  } catch {
    return null;
  }
}

async function route(processor: Processor, request: IncomingMessage): Promise<Reply> {
  const [, version, kind, id = '', action] = new URL(request.url ?? '/', 'http://gateway').pathname
    .split('/')
    .map(decodeURIComponent);
  const route = `${request.method} ${version}/${kind}${id === '' ? '' : '/:id'}${action ? `/${action}` : ''}`;
  switch (route) {
    case 'POST v1/tokens':
      return processor.createToken(await readBody(request));
    case 'GET v1/tokens/:id':
      return processor.describeToken(id);
    case 'POST v1/wallets':
      return processor.createWallet(await readBody(request));
    case 'POST v1/methods':
      return processor.storeMethod(await readBody(request));
    case 'GET v1/methods/:id':
      return processor.describeMethod(id);
    case 'POST v1/charges':
      return processor.charge(await readBody(request));
    case 'GET v1/charges/:id':
      return processor.find(id);
    case 'POST v1/charges/:id/close':
      return processor.close(id);
    case 'POST v1/refunds':
      return processor.refund(await readBody(request));
    default:
      return { status: 404, body: { error: 'No such address' } };
  }
}

/** Everything that answers: the simulation of before, and Stripe's API. */
interface Parts {
  processor: Processor;
  state: State;
  api: Api;
  faults: Faults;
  webhooks: Webhooks | null;
}

/** A form, or nothing where it is too large. */
async function readForm(request: IncomingMessage): Promise<string> {
  const length = Number(request.headers['content-length'] ?? 0);
  return length > largestBody ? '' : await text(request);
}

/** What has a secret key, or an address that only Stripe has. */
const isStripes = (request: IncomingMessage): boolean =>
  Boolean(request.headers.authorization) ||
  /^\/v1\/(test_helpers|payment_intents|setup_intents)(\/|$|\?)/.test(request.url ?? '');

/** For a person: everything but the API. */
const isPage = (request: IncomingMessage): boolean => !request.url?.startsWith('/v1/');

/** A page of another site may not press buttons here. */
const isForeign = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && headers['sec-fetch-site'] === 'cross-site';

async function handle(parts: Parts, request: IncomingMessage, response: ServerResponse) {
  const { processor, api, faults } = parts;
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
  if (isStripes(request)) {
    await handleStripe(api, faults, request, response, await readForm(request));
    return;
  }
  if (isPage(request) && handleDashboard(parts, request, response, await readForm(request))) return;
  const { status, body } = await route(processor, request).catch(() => ({
    status: 400,
    body: { error: 'Not understood' },
  }));
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

/**
 * Starts the simulated payment provider of the local store (docs/testing-payments.md).
 * @throws Error when the port is taken
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { port, file, host = '127.0.0.1', webhooks: to, isByHand = false } = options;
  const journal = openJournal(file);
  const processor = new Processor(journal);
  const items = openItems(file);
  const state = new State(items);
  const faults = new Faults();
  const post = typeof to === 'string' ? postTo(to) : to;
  const webhooks = post ? new Webhooks(state, post, faults, !isByHand) : null;
  const parts: Parts = { processor, state, api: new Api(state), faults, webhooks };
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
          items.close();
          resolve();
        });
      }),
  };
}
