import { type Counts, readsOfResult, writesOf } from './counts.ts';

type Request = (method: string, request: { writes?: object[] }, ...more: unknown[]) => Promise<unknown>;
type Stream = Omit<NodeJS.ReadableStream, 'emit'> & { emit: (event: string, ...args: unknown[]) => boolean };
type RequestStream = (...args: unknown[]) => Promise<Stream>;

/** The Admin SDK's two doors to the network, as in sent-requests.ts: of its prototype, or of one database. */
export interface SdkDoors {
  request: Request;
  requestStream: RequestStream;
}

/** Adds to `sums` what goes through these doors from now on. */
export function countSdk(doors: SdkDoors, sums: Counts): void {
  const { request, requestStream } = doors;
  doors.request = function count(method, sent, ...more) {
    if (method === 'commit') {
      const { writes, deletes } = writesOf(sent.writes ?? []);
      sums.writes += writes;
      sums.deletes += deletes;
    } else if (method.startsWith('list')) sums.reads += 1;
    return request.call(this, method, sent, ...more);
  };
  doors.requestStream = async function count(...args) {
    const stream = await requestStream.apply(this, args);
    const { emit } = stream;
    let reads = 0;
    stream.emit = function note(event, ...data) {
      if (event === 'data') reads += readsOfResult(data[0]);
      // A query that finds nothing is paid for as one read.
      if (event === 'end') sums.reads += Math.max(1, reads);
      return emit.call(this, event, ...data);
    };
    return stream;
  };
}
