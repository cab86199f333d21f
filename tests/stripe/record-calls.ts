import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A call that was made, and what the simulator answered. */
export interface Call {
  method: string;
  /** With its query. */
  path: string;
  form: string;
  status: number;
  answer: unknown;
}

const kept = ['authorization', 'content-type', 'idempotency-key'] as const;

/** Stands before the simulator and writes down what goes in and out. */
export async function recordCalls(simulator: string) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { method = 'GET', url: path = '/', headers } = request;
    const form = await text(request);
    const sent = kept.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as const] : []));
    const answered = await fetch(simulator + path, {
      method,
      headers: Object.fromEntries(sent),
      ...(method === 'POST' && { body: form }),
    });
    const body = await answered.text();
    calls.push({ method, path, form, status: answered.status, answer: JSON.parse(body) });
    const should = { 'content-type': 'application/json', 'stripe-should-retry': 'false' };
    response.writeHead(answered.status, should).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () => server.close(),
  };
}
