import { attestation, awaitAttestation } from '../attestation.ts';
import { loadConfig, type WebConfig } from '../config.ts';
import { markRead } from './reads.ts';

interface RestDocument {
  name: string;
  fields?: Record<string, RestValue>;
}

/** The plain data of a public document, or null when it is missing or not for everybody. Times are milliseconds. */
export type PlainData = Record<string, unknown>;

/**
 * Reads a public document over REST: a few lines instead of the Firestore SDK's 127 KB, so that a first page can be
 * painted without it.
 * @throws TypeError when the network is down, Error on a server fault
 */
export async function readPublicDoc(path: string): Promise<PlainData | null> {
  const url = await docUrl(path);
  const response = await fetch(url, { headers: await whoReads() });
  markRead(path, 1);
  if (response.status === 404 || response.status === 403) {
    keep((shelf) => shelf.delete(url));
    return null;
  }
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const copy = response.clone();
  keep((shelf) => shelf.put(url, copy));
  return docOf(response);
}

/** What is known by now of who reads, unless the store enforces App Check: then nothing could be read without. */
async function whoReads(): Promise<Record<string, string>> {
  const { enforceAppCheck } = await loadConfig();
  if (import.meta.env.SSR || !enforceAppCheck) return attestation();
  await (await import('../sdk.ts')).getApp();
  return awaitAttestation();
}

export const docUrl = async (path: string): Promise<string> =>
  `${await documentsUrl()}/${path}${await keyQuery()}`;

export const docOf = async (response: Response): Promise<PlainData> =>
  fromRest(((await response.json()) as RestDocument).fields);

/** Where a browser keeps the documents it has read, for when the connection is gone (decision 15). */
export const docShelf = 'tempera-documents';

function keep(put: (shelf: Cache) => Promise<unknown>): void {
  if (import.meta.env.SSR || !('caches' in globalThis)) return;
  caches
    .open(docShelf)
    .then(put)
    .catch(() => {});
}

/** Reads a small public collection whole, with each document's id as `id`. */
export async function readPublicList(collection: string): Promise<(PlainData & { id: string })[]> {
  const key = await keyQuery();
  const url = `${await documentsUrl()}/${collection}${key}${key ? '&' : '?'}pageSize=100`;
  const response = await fetch(url, { headers: await whoReads() });
  if (!response.ok) throw new Error(`${collection}: ${response.status}`);
  const { documents = [] } = (await response.json()) as { documents?: RestDocument[] };
  markRead(collection, documents.length);
  return documents.map(withId);
}

const withId = ({ name, fields }: RestDocument) => ({
  ...fromRest(fields),
  id: name.slice(name.lastIndexOf('/') + 1),
});

/** Reads those documents of a public collection in which a field is this text, each with its id as `id`. */
export async function queryPublic(
  collection: string,
  field: string,
  text: string,
): Promise<(PlainData & { id: string })[]> {
  const where = {
    fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: text } },
  };
  const response = await fetch(`${await documentsUrl()}:runQuery${await keyQuery()}`, {
    method: 'POST',
    headers: { ...(await whoReads()), 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: collection }], where } }),
  });
  if (!response.ok) throw new Error(`${collection}: ${response.status}`);
  // Without a document where nothing was found.
  const found = (await response.json()) as { document?: RestDocument }[];
  const documents = found.flatMap(({ document }) => document ?? []);
  markRead(collection, documents.length);
  return documents.map(withId);
}

async function documentsUrl(): Promise<string> {
  const config = await loadConfig();
  return `${origin(config)}/v1/projects/${config.projectId}/databases/(default)/documents`;
}

function origin({ emulators }: WebConfig): string {
  return emulators
    ? `http://${emulators.firestore.host}:${emulators.firestore.port}`
    : 'https://firestore.googleapis.com';
}

async function keyQuery(): Promise<string> {
  const { emulators, apiKey } = await loadConfig();
  return emulators ? '' : `?key=${encodeURIComponent(apiKey)}`;
}

/** A value as Firestore's REST interface spells it. */
export type RestValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { arrayValue: { values?: RestValue[] } }
  | { mapValue: { fields?: Record<string, RestValue> } };

/** Plain data of REST fields: timestamps become milliseconds, bytes a Uint8Array. */
export function fromRest(fields: Record<string, RestValue> = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}

function plain(value: RestValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('timestampValue' in value) return Date.parse(value.timestampValue);
  if ('bytesValue' in value) return Uint8Array.from(atob(value.bytesValue), (char) => char.charCodeAt(0));
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain);
  if ('mapValue' in value) return fromRest(value.mapValue.fields);
  return Object.values(value)[0];
}

/** SDK data in the same shape as the REST reader's: timestamps as milliseconds, bytes as Uint8Array. */
export function toPlain(data: Record<string, unknown>): PlainData {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainOfSdk(value)]));
}

function plainOfSdk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainOfSdk);
  if (typeof value !== 'object' || value === null) return value;
  if ('toMillis' in value && typeof value.toMillis === 'function') return value.toMillis();
  if ('toUint8Array' in value && typeof value.toUint8Array === 'function') return value.toUint8Array();
  return toPlain(value as Record<string, unknown>);
}
