/** The database as people reach it: over REST, under its rules. */
import { projectId } from '../../emulators/launcher/paths.ts';
import { patienceMs } from './ask.ts';

const documents = `projects/${projectId}/databases/(default)/documents`;

type Value = string | number | boolean | Values;
interface Values {
  [name: string]: Value;
}

/** A document, all of it or what changes; `now` are fields that get the time of the commit, `plus` those that grow by one. */
export interface RestWrite {
  path: string;
  fields: Values;
  now?: string[];
  plus?: string[];
  /** Only these fields change, of a document that is there. */
  isUpdate?: boolean;
}

function encode(value: Value): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { mapValue: { fields: encodeAll(value) } };
}
const encodeAll = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encode(value)]));

const toWrite = ({ path, fields, now = [], plus = [], isUpdate = false }: RestWrite) => ({
  update: { name: `${documents}/${path}`, fields: encodeAll(fields) },
  ...(isUpdate && { updateMask: { fieldPaths: Object.keys(fields) }, currentDocument: { exists: true } }),
  updateTransforms: [
    ...now.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
    ...plus.map((fieldPath) => ({ fieldPath, increment: { integerValue: '1' } })),
  ],
});

/** How a commit ended, as far as its sender has heard. */
export type Written = 'stored' | 'refused' | 'lost';

/** @returns the status of an answer that came to its end; null for none */
async function send(url: string, idToken: string, body?: object): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.text();
    return response.status;
  } catch {
    return null;
  }
}

/** All writes, or none of them. Only what the rules refuse is `refused`: what else goes wrong may pass. @param database `host:port` */
export async function commit(
  database: string,
  idToken: string,
  writes: readonly RestWrite[],
): Promise<Written> {
  const body = { writes: writes.map(toWrite) };
  const status = await send(`http://${database}/v1/${documents}:commit`, idToken, body);
  if (status === 200) return 'stored';
  return status === 403 ? 'refused' : 'lost';
}

/** Whether a document is there; null where nobody answers. */
export async function isThere(database: string, idToken: string, path: string): Promise<boolean | null> {
  const status = await send(`http://${database}/v1/${documents}/${path}`, idToken);
  if (status === 200) return true;
  return status === 404 ? false : null;
}
