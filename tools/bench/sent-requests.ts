/** What a call asks of the database: its requests as the Admin SDK sends them, and the same ones again without the call. */
import { db } from '../../functions/src/platform/admin.ts';

interface Write {
  update?: { name: string };
  delete?: string;
  currentDocument?: { exists?: boolean; updateTime?: unknown };
}

/** A request of Firestore's protocol. */
interface Sent {
  method: string;
  /** `documents` are names of documents to read, `writes` those of a commit. */
  request: { documents?: string[]; writes?: Write[] };
}

/** The SDK's two doors to the network; nothing of its public surface tells what a call sends. */
interface Doors {
  request: (method: string, request: Sent['request'], tag: string) => Promise<unknown>;
  requestStream: (
    method: string,
    bidirectional: boolean,
    request: Sent['request'],
    tag: string,
  ) => Promise<NodeJS.ReadableStream>;
}

const doors = () => db() as unknown as Doors;

/** Notes what is sent while `work` goes on. */
export async function noteSent(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const store = doors();
  const { request, requestStream } = store;
  store.request = (...args) => {
    sent.push({ method: args[0], request: args[1] });
    return request.apply(store, args);
  };
  store.requestStream = (...args) => {
    sent.push({ method: args[0], request: args[2] });
    return requestStream.apply(store, args);
  };
  try {
    await work();
  } finally {
    Object.assign(store, { request, requestStream });
  }
  return sent;
}

/** Sends a call's reads once more, all at the same time, then its commits one after the other, to documents that nobody else has. */
export async function sendBare(sent: readonly Sent[]): Promise<void> {
  const commits = sent.filter(({ method }) => method === 'commit');
  await Promise.all(sent.filter((one) => !commits.includes(one)).map(read));
  const scratch = crypto.randomUUID();
  for (const { method, request } of commits) {
    const writes = request.writes?.map((write) => elsewhere(write, scratch));
    await doors().request(method, { ...request, ...(writes && { writes }) }, scratch);
  }
}

/** Documents as whoever reads them by the SDK has them; of queries and counts, which a call has few of, the answer as it comes. */
async function read({ method, request }: Sent): Promise<void> {
  const { documents } = request;
  if (method === 'batchGetDocuments' && documents) {
    const paths = documents.map((name) => name.split('/documents/')[1] ?? '');
    await db().getAll(...paths.map((path) => db().doc(path)));
    return;
  }
  const stream = await doors().requestStream(method, false, request, 'bare');
  await new Promise<void>((resolve, reject) => {
    stream.on('end', resolve).on('error', reject).resume();
  });
}

/** The same write, to the same document below a parent of this repetition, whatever time that was written last. */
function elsewhere({ currentDocument, ...write }: Write, scratch: string): Write {
  const moved = (name: string) => name.replace('/documents/', `/documents/bare/${scratch}/`);
  const isNew = currentDocument?.exists === false;
  return {
    ...write,
    ...(write.update && { update: { ...write.update, name: moved(write.update.name) } }),
    ...(write.delete && { delete: moved(write.delete) }),
    ...(isNew && { currentDocument }),
  };
}
