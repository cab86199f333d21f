/**
 * Cloud Storage as a browser meets it, before an emulator that looks at no signature: an address is checked as Google does, then
 * asked of the emulator. Who comes with a token is a program, and passes.
 */
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { bucketCors } from '@tempera/domain/site/bucket-cors';
import { forward } from '../launcher/forward.ts';
import { checkSignature, type Fault, readQuery, type Signer } from './check-signature.ts';
import { uploadSessions } from './upload-sessions.ts';

interface DoorOptions {
  /** The Storage emulator's. */
  port: number;
  signer: Signer;
  /** Whose pages may read answers, as the bucket's CORS says it. */
  isOurs: (origin: string) => boolean;
  /** `https`, where a proxy takes that off before. */
  protocol?: 'http' | 'https';
}

/** What an address has the answer say, by its parameter. */
const wanted: Record<string, string> = {
  'response-content-disposition': 'content-disposition',
  'response-content-type': 'content-type',
};

/** Where the emulator has what programs ask Cloud Storage for. */
const emulatorPath = (path: string) => path.replace(/^\/storage\/v1\/b\//, '/b/');

function refuse(response: ServerResponse, { status, code }: Fault, more: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { ...more, 'content-type': 'application/xml; charset=UTF-8' });
  response.end(`<?xml version='1.0' encoding='UTF-8'?><Error><Code>${code}</Code></Error>`);
}

/** What lets the store's own pages read an answer, and nobody else's. */
function corsHeaders(origin: string | undefined, isOurs: DoorOptions['isOurs']): OutgoingHttpHeaders {
  if (origin === undefined || !isOurs(origin)) return {};
  const headers = bucketCors.headers.join(', ');
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': bucketCors.methods.join(', '),
    'access-control-allow-headers': headers,
    'access-control-expose-headers': headers,
    vary: 'Origin',
  };
}

/** The emulator lets every page read, and sends headers without a value. */
const withoutItsOwn = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => !name.startsWith('access-control-') && value !== ''),
  );

export function storageDoor({ port, signer, isOurs, protocol = 'http' }: DoorOptions): RequestListener {
  const sessions = uploadSessions(port, ({ headers }) => `${protocol}://${headers.host}`);
  return (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const [path = '/', query = ''] = url.split('?');
    const asked = Object.fromEntries(readQuery(query) ?? []);
    const cors = corsHeaders(headers.origin, isOurs);
    const isProgram = headers.authorization !== undefined;
    if (method === 'OPTIONS') {
      response.writeHead(200, cors).end();
    } else if (asked.upload_id !== undefined && method === 'PUT') {
      // The address of a session is its permission.
      sessions.goOn(request, response, asked.upload_id, cors).catch(() => response.destroy());
    } else if (!Object.keys(asked).some((name) => /^x-goog-/i.test(name))) {
      if (isProgram) forward(request, response, { port, path: emulatorPath(url) });
      else refuse(response, { status: 401, code: 'AuthenticationRequired' }, cors);
    } else {
      // One way of saying who one is, not two.
      const fault = isProgram
        ? { status: 400, code: 'InvalidArgument' }
        : checkSignature({ method, url, headers }, signer, Date.now());
      if (fault) {
        refuse(response, fault, cors);
        return;
      }
      if (method === 'POST' && headers['x-goog-resumable'] === 'start') {
        sessions.begin(request, response, path, cors);
        return;
      }
      const called = Object.entries(wanted).flatMap(([parameter, header]) =>
        asked[parameter] === undefined ? [] : [[header, asked[parameter]]],
      );
      const answered = (its: IncomingHttpHeaders) => ({
        ...withoutItsOwn(its),
        ...Object.fromEntries(called),
        ...cors,
      });
      forward(request, response, { port, path, answered });
    }
  };
}
