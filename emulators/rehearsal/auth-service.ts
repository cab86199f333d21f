import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBody } from '../launcher/forward.ts';
import type { TokenSigner } from './sign-tokens.ts';

/** Where a token may stand in an answer of Identity Toolkit or of the token service. */
const tokenFields = ['idToken', 'id_token', 'access_token'];

/** Auth's emulator under Google's own names, with tokens that functions in production believe. */
export const authService =
  (port: number, name: string, signer: TokenSigner): RequestListener =>
  (request, response) => {
    answer(request, response, `http://127.0.0.1:${port}/${name}${request.url}`, signer).catch(
      (error: Error) => {
        response.writeHead(502).end(error.message);
      },
    );
  };

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  signer: TokenSigner,
): Promise<void> {
  const body = await readBody(request);
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
  const result = await fetch(url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body && { body }),
  });
  const passed = Object.fromEntries(result.headers);
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection'])
    delete passed[name];
  response.writeHead(result.status, passed).end(signed(await result.text(), signer));
}

function signed(text: string, signer: TokenSigner): string {
  if (!tokenFields.some((field) => text.includes(`"${field}"`))) return text;
  const body = JSON.parse(text) as Record<string, unknown>;
  for (const field of tokenFields) {
    if (typeof body[field] === 'string') body[field] = signer.sign(body[field]);
  }
  return JSON.stringify(body);
}
