/** App Check and reCAPTCHA, and a database that insists on them. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { forward, readBody, sendJson } from '../launcher/forward.ts';
import { appChecked, rehearsed, storeOrigin } from './project.ts';
import { type Route, toListener, toPort } from './proxy.ts';
import type { TokenSigner } from './sign-tokens.ts';

export interface AppCheckService {
  /** Google's service, which gives out tokens and publishes the key that they are signed with. */
  listener: RequestListener;
  /** The database, for whoever has such a token, and for the project's own functions. */
  guarded(port: number): Route;
}

const service = 'https://firebaseappcheck.googleapis.com';
const lifetimeSeconds = 3600;

/** What the stand-in of reCAPTCHA says of every browser. */
const solved = 'solved-by-the-rehearsal';

/** reCAPTCHA Enterprise, as far as App Check's SDK asks it. */
export const recaptchaScript = `{
  const called = [];
  globalThis.grecaptcha = { enterprise: {
    ready: (run) => run(),
    render: (_container, options) => called.push(options.callback) - 1,
    execute: async (widget) => { called[widget](); return '${solved}'; },
  } };
}`;

/** Where a request of the SDK's channel names its headers: in the body or the address of what opens the channel. */
const channelToken = /X-Firebase-AppCheck:\s*([\w.-]+)/i;

const cors = {
  'access-control-allow-origin': storeOrigin,
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST',
};

export function makeAppCheckService(signer: TokenSigner): AppCheckService {
  const given = new Set<string>();

  const give = (): { token: string; ttl: string } => {
    const now = Math.floor(Date.now() / 1000);
    const token = signer.issue({
      iss: `${service}/1`,
      sub: appChecked.appId,
      aud: ['projects/1', `projects/${rehearsed.project}`],
      iat: now,
      exp: now + lifetimeSeconds,
      jti: String(given.size),
    });
    given.add(token);
    return { token, ttl: `${lifetimeSeconds}s` };
  };

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readBody(request)) as Record<string, unknown>;
    const isOurs = request.url?.includes(`/apps/${appChecked.appId}:`);
    // Who makes one with the Admin SDK has signed for it as the project's account.
    const isEntitled = request.url?.includes(':exchangeCustomToken')
      ? typeof body.customToken === 'string'
      : body.recaptcha_enterprise_token === solved;
    if (isOurs && isEntitled) sendJson(response, give(), cors);
    else response.writeHead(403, cors).end();
  }

  async function guard(request: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
    const { headers, url = '/', method } = request;
    const mayPass = (body = '') => {
      const asked = `${url} ${body}`.replaceAll('+', ' ').replaceAll(/%3A/gi, ':').replaceAll('%20', ' ');
      return given.has(String(headers['x-firebase-appcheck'] ?? channelToken.exec(asked)?.[1]));
    };
    if (method === 'OPTIONS') {
      const asked = headers['access-control-request-headers'] ?? '*';
      const allowed = { 'access-control-allow-headers': asked, 'access-control-allow-credentials': 'true' };
      response.writeHead(204, { ...cors, ...allowed }).end();
      return;
    }
    const isOpen = headers.authorization === 'Bearer owner' || /[?&]SID=/.test(url);
    if (isOpen || mayPass()) return forward(request, response, { port });
    const body = await readBody(request);
    if (mayPass(body)) return forward(request, response, { port, body });
    response
      .writeHead(403, { ...cors, 'content-type': 'application/json' })
      .end(
        JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED', message: 'no App Check token' } }),
      );
  }

  return {
    listener(request, response) {
      if (request.method === 'OPTIONS') response.writeHead(204, cors).end();
      else if (request.url === '/v1/jwks') sendJson(response, { keys: [signer.publishedKey] });
      else
        exchange(request, response).catch((error: Error) => response.writeHead(400, cors).end(error.message));
    },
    guarded(port) {
      const checked = toListener((request, response) => {
        guard(request, response, port).catch((error: Error) =>
          response.writeHead(502, cors).end(error.message),
        );
      });
      // gRPC is spoken by functions alone, which Google lets in by their account.
      return (socket) => (socket.alpnProtocol === 'h2' ? toPort(port)(socket) : checked(socket));
    },
  };
}
