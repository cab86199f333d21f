import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';

/** Passes a request on to a port of this machine, and the answer back. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  {
    port,
    path = request.url ?? '/',
    headers = {},
    body,
    answered = (its) => its,
  }: {
    port: number;
    path?: string;
    headers?: Record<string, string>;
    /** The request's own, where it has been read already. */
    body?: string;
    /** What becomes of the answer's headers. */
    answered?: (its: IncomingHttpHeaders) => OutgoingHttpHeaders;
  },
): void {
  const onward = ask(
    { host: '127.0.0.1', port, path, method: request.method, headers: { ...request.headers, ...headers } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answered(answer.headers));
      answer.pipe(response);
    },
  );
  onward.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(error.message);
  });
  response.on('close', () => onward.destroy());
  if (body === undefined) request.pipe(onward);
  else onward.end(body);
}

/** All of a body, as text. */
export async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

export function sendJson(
  response: ServerResponse,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
