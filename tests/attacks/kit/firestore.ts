import { FieldValue, Timestamp } from 'firebase/firestore';
import { projectId } from '../../../functions/src/platform/project.ts';
import type { Account } from '../../functions/support/http.ts';

/** Firestore as anybody may ask it by HTTP, with a token or without. */

export type Data = Record<string, unknown>;

/** A request, which can be sent in anybody's name. */
export interface Asked {
  path: string;
  body?: object;
}

/** One document of a commit. */
export type Write = { set: Data } | { update: Data } | { delete: true };

const documents = () => `projects/${projectId()}/databases/(default)/documents`;

export const getOf = (path: string): Asked => ({ path: `/${path}` });

/** Ten documents of a collection, as whoever wants to look around would ask for them. */
export function listOf(collection: string): Asked {
  const parts = collection.split('/');
  const id = parts.pop();
  const parent = parts.length > 0 ? `/${parts.join('/')}` : '';
  return {
    path: `${parent}:runQuery`,
    body: { structuredQuery: { from: [{ collectionId: id }], limit: 10 } },
  };
}

/** All of these documents, or none. */
export const commitOf = (writes: Record<string, Write>): Asked => ({
  path: ':commit',
  body: { writes: Object.entries(writes).map(([path, write]) => encodeWrite(path, write)) },
});

/** @returns whether it was done. What is allowed and not there counts as done; a request that makes no sense does not pass for a refusal. */
export async function ask(asked: Asked, who: Account | null | 'rules off'): Promise<boolean> {
  return (await answerTo(asked, who)) !== null;
}

/** What somebody is told; null where they are refused. */
export async function answerTo(
  { path, body }: Asked,
  who: Account | null | 'rules off',
): Promise<string | null> {
  const token = who === 'rules off' ? 'owner' : who?.idToken;
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${documents()}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await response.text();
  if (/"PERMISSION_DENIED"/.test(answer)) return null;
  if (response.ok || response.status === 404) return answer;
  throw new Error(`${path}: ${response.status} ${answer}`);
}

function encodeWrite(path: string, write: Write): object {
  const name = `${documents()}/${path}`;
  if ('delete' in write) return { delete: name };
  const data = 'set' in write ? write.set : write.update;
  const sent = Object.keys(data).filter((key) => !isNow(data[key]));
  return {
    update: { name, fields: encodeFields(data) },
    ...('update' in write ? { updateMask: { fieldPaths: sent } } : {}),
    updateTransforms: timesIn(data).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

/** The time of the server, which is the only such value in the tests' documents. */
const isNow = (value: unknown) => value instanceof FieldValue;

const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Where the server's time goes. */
const timesIn = (data: Data, above = ''): string[] =>
  Object.entries(data).flatMap(([key, value]) => {
    const path = `${above}\`${key}\``;
    if (isNow(value)) return [path];
    return isMap(value) ? timesIn(value, `${path}.`) : [];
  });

const encodeFields = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (isNow(value) ? [] : [[key, encode(value)]])),
  );

function encode(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (isMap(value)) return { mapValue: { fields: encodeFields(value) } };
  throw new Error(`no document holds ${String(value)}`);
}
