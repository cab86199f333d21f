import {
  type ClientHttp2Session,
  connect,
  constants,
  createServer,
  type ServerHttp2Stream,
} from 'node:http2';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server,
  type Socket,
  connect as tcp,
} from 'node:net';
import { host } from '../../emulators/launcher/ports.ts';
import { drawAnswer, type WrongAnswer } from './draw-answer.ts';

/** How every connection of HTTP/2 begins. */
const preface = 'PRI ';

/** A door before a Firestore emulator that answers calls of gRPC wrongly now and then. */
export interface DatabaseDoor {
  port: number;
  /** From now on so many of the calls go wrong, from 0 to 1. */
  setChance(chance: number): void;
  /** How many went wrong, by what they were answered. */
  counted: Map<string, number>;
  close(): void;
}

const listen = (server: Pick<Server, 'listen' | 'address'>): Promise<number> =>
  new Promise((resolve) => server.listen(0, host, () => resolve((server.address() as AddressInfo).port)));

function refuse(stream: ServerHttp2Stream, { code, applied }: WrongAnswer): void {
  if (stream.destroyed || stream.headersSent) return;
  const said = applied ? 'done, and nobody heard of it' : 'as if the database were overloaded';
  const status = { 'grpc-status': String(code), 'grpc-message': said };
  stream.respond({ ':status': 200, 'content-type': 'application/grpc', ...status }, { endStream: true });
}

/** Hands a call on; of one whose answer is lost, waits for it and answers otherwise. */
function handOn(
  stream: ServerHttp2Stream,
  headers: object,
  upstream: ClientHttp2Session,
  wrong: WrongAnswer | null,
) {
  const onward = upstream.request({ ...headers });
  const end = () => onward.close();
  stream.on('aborted', end).on('error', end);
  onward.on('error', () => stream.close());
  stream.pipe(onward);
  if (wrong) {
    onward.resume().on('end', () => refuse(stream, wrong));
    return;
  }
  onward.on('response', (answer, flags) => {
    if (stream.destroyed) return;
    const hasEnded = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond(answer, { endStream: hasEnded, waitForTrailers: !hasEnded });
    if (!hasEnded) onward.pipe(stream);
  });
  let trailers = {};
  onward.on('trailers', (given) => {
    trailers = given;
  });
  stream.on('wantTrailers', () => {
    if (!stream.destroyed) stream.sendTrailers(trailers);
  });
}

/** Opens the door. What is no gRPC goes through untouched. @param upstream the emulator's port */
export async function openDatabaseDoor(seed: number, upstream: number): Promise<DatabaseDoor> {
  let chance = 0;
  const seen = new Map<string, number>();
  const counted = new Map<string, number>();
  const calls = createServer();
  calls.on('session', (session) => {
    const onward = connect(`http://${host}:${upstream}`);
    session.on('close', () => onward.destroy()).on('error', () => onward.destroy());
    onward.on('close', () => session.close()).on('error', () => session.destroy());
    session.on('stream', (stream: ServerHttp2Stream, headers) => {
      const method = String(headers[':path']).split('/').at(-1) ?? '';
      const nth = seen.get(method) ?? 0;
      seen.set(method, nth + 1);
      const wrong = drawAnswer(seed, method, nth, chance);
      const name = wrong && `${method} ${wrong.code}${wrong.applied ? ' (applied)' : ''}`;
      if (name) counted.set(name, (counted.get(name) ?? 0) + 1);
      stream.on('error', () => {});
      if (wrong && !wrong.applied) refuse(stream.resume() as ServerHttp2Stream, wrong);
      else handOn(stream, headers, onward, wrong);
    });
  });
  const callsPort = await listen(calls);
  const door = createTcpServer((socket: Socket) => {
    socket.on('error', () => {});
    socket.once('data', (first) => {
      const onward = tcp(
        first.toString('latin1', 0, preface.length) === preface ? callsPort : upstream,
        host,
      );
      onward.on('error', () => socket.destroy()).on('close', () => socket.destroy());
      socket.on('close', () => onward.destroy());
      onward.write(first);
      socket.pipe(onward).pipe(socket);
    });
  });
  return {
    port: await listen(door),
    counted,
    setChance(now) {
      chance = now;
    },
    close() {
      door.close();
      calls.close();
    },
  };
}
