import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { openJournal } from './journal.ts';
import { Processor, type Reply } from './processor.ts';

export interface GatewayOptions {
  /** 0 takes any free port. */
  port: number;
  /** The journal: JSON lines, made when it is not there. */
  file: string;
  host?: string;
}

export interface Gateway {
  url: string;
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

async function handle(processor: Processor, request: IncomingMessage, response: ServerResponse) {
  // Cards come straight from the browser, from whatever origin the store is served on.
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
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
export async function startGateway({ port, file, host = '127.0.0.1' }: GatewayOptions): Promise<Gateway> {
  const journal = openJournal(file);
  const processor = new Processor(journal);
  const server = createServer((request, response) => void handle(processor, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          journal.close();
          resolve();
        });
      }),
  };
}
