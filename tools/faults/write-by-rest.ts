/** The database as people write to it, under its rules, in one commit. */
const documents = 'projects/demo-tempera/databases/(default)/documents';
const patienceMs = 10_000;

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

async function send(url: string, idToken: string, body?: object): Promise<Response | null> {
  return fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  })
    .then(
      // An answer that breaks off is none.
      (response) => response.text().then((text) => new Response(text, { status: response.status })),
    )
    .catch(() => null);
}

/** @param database `host:port` */
export async function commit(
  database: string,
  idToken: string,
  writes: readonly RestWrite[],
): Promise<Written> {
  const response = await send(`http://${database}/v1/${documents}:commit`, idToken, {
    writes: writes.map(toWrite),
  });
  if (response?.ok) return 'stored';
  return response?.status === 403 || response?.status === 409 ? 'refused' : 'lost';
}

/** Whether a document is there; null where nobody answers. */
export async function isThere(database: string, idToken: string, path: string): Promise<boolean | null> {
  const response = await send(`http://${database}/v1/${documents}/${path}`, idToken);
  if (response?.ok) return true;
  return response?.status === 404 ? false : null;
}
