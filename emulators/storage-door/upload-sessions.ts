/** Resumable uploads as Cloud Storage takes them by signed addresses (its XML API), which its emulator does not. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Of a part that broke off, Cloud Storage keeps multiples of this, in bytes. */
const keptBytes = 256 * 1024;

interface Session {
  /** Bucket and name, as they stood in the address. */
  path: string;
  contentType: string;
  /** How large the file may be. */
  least: number;
  most: number;
  parts: Buffer[];
  arrived: number;
  /** Whose turn it is: a connection that broke may not be known to be gone when the next one comes. */
  turn: number;
  isDone: boolean;
}

interface Sessions {
  /** Answers with the session's own address. */
  begin(request: IncomingMessage, response: ServerResponse, path: string, headers: OutgoingHttpHeaders): void;
  /** Takes a part, or says how far it has come. */
  goOn(
    request: IncomingMessage,
    response: ServerResponse,
    id: string,
    headers: OutgoingHttpHeaders,
  ): Promise<void>;
}

/** `bytes 0-9/10` and, to ask how far it has come, `bytes *\/10`. */
const rangePattern = /^bytes (?:\*|(\d{1,12})-(\d{1,12}))\/(\d{1,12})$/;

/** Puts a whole file into the emulator's bucket. */
async function save({ path, contentType, parts }: Session, port: number): Promise<boolean> {
  const [, bucket = '', ...name] = decodeURIComponent(path).split('/');
  const query = new URLSearchParams({ uploadType: 'media', name: name.join('/') });
  const response = await fetch(`http://127.0.0.1:${port}/upload/storage/v1/b/${bucket}/o?${query}`, {
    method: 'POST',
    headers: { 'content-type': contentType, authorization: 'Bearer owner' },
    body: new Uint8Array(Buffer.concat(parts)),
  });
  return response.ok;
}

/** @param port the Storage emulator's @param urlOf where a request's host is */
export function uploadSessions(port: number, urlOf: (request: IncomingMessage) => string): Sessions {
  const sessions = new Map<string, Session>();

  /** Takes bytes as they come; what a broken connection leaves behind stays. @returns whether all have come */
  const take = async (request: IncomingMessage, session: Session): Promise<boolean> => {
    session.turn += 1;
    const { turn } = session;
    try {
      for await (const chunk of request) {
        if (session.turn !== turn) return false;
        session.parts.push(chunk as Buffer);
        session.arrived += (chunk as Buffer).length;
      }
      return session.turn === turn;
    } catch {
      const kept = session.arrived - (session.arrived % keptBytes);
      if (session.turn === turn) {
        session.parts = [Buffer.concat(session.parts).subarray(0, kept)];
        session.arrived = kept;
      }
      return false;
    }
  };

  return {
    begin(request, response, path, headers) {
      const [least = 0, most = Number.MAX_SAFE_INTEGER] = String(
        request.headers['x-goog-content-length-range'] ?? '',
      )
        .split(',')
        .filter(Boolean)
        .map(Number);
      const id = randomBytes(16).toString('hex');
      const contentType = request.headers['content-type'] ?? 'application/octet-stream';
      sessions.set(id, { path, contentType, least, most, parts: [], arrived: 0, turn: 0, isDone: false });
      response.writeHead(201, { ...headers, location: `${urlOf(request)}${path}?upload_id=${id}` }).end();
    },
    async goOn(request, response, id, headers) {
      const session = sessions.get(id);
      const [isRange, from, to, size] = rangePattern.exec(request.headers['content-range'] ?? '') ?? [];
      const total = Number(size);
      const answer = (status: number, more: OutgoingHttpHeaders = {}) => {
        request.resume();
        response.writeHead(status, { ...headers, ...more }).end();
      };
      const incomplete = (arrived: number) =>
        answer(308, arrived > 0 ? { range: `bytes=0-${arrived - 1}` } : {});
      if (!session) return answer(404);
      if (session.isDone) return answer(200);
      if (!isRange || total < session.least || total > session.most) return answer(400);
      if (from === undefined) return incomplete(session.arrived);
      if (Number(from) !== session.arrived || Number(to) >= total) return answer(503);
      if (!(await take(request, session))) {
        response.destroy();
        return;
      }
      if (session.arrived < total) return incomplete(session.arrived);
      if (session.arrived > total || !(await save(session, port))) return answer(500);
      session.isDone = true;
      session.parts = [];
      answer(200);
    },
  };
}
