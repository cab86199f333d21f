import { askWhileVisible, type Changes, changedAt } from './ask-live.ts';
import { type PlainData, readPublicDoc, readPublicList } from './read-public.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Public documents by path, shared by all screens: read once over REST for the first paint, then followed. Where the SDK is
 * loaded for somebody's session anyway, a listener shows an admin's change within two seconds; a visitor's page asks a
 * small file instead what has changed (decision 45).
 */
interface Entry {
  value: PlainData | null | undefined;
  readAt: number;
  /** The last change known to be in the value, in milliseconds of the server's clock. */
  asOf: number;
  reading: Promise<PlainData | null> | null;
  subscribers: Set<() => void>;
  stop: (() => void) | null;
}

/**
 * How long a value read without a listener is used again, in milliseconds. The server reads anew for each page: the CDN
 * keeps pages for a minute, which is all that an admin's change may take.
 */
const freshFor = import.meta.env.SSR ? 0 : 30_000;

const entries = new Map<string, Entry>();

/** A server lives for days and meets every address there is; what it read last is all that the page it draws needs. */
export const mostOnServer = 300;

function entryOf(path: string): Entry {
  let entry = entries.get(path);
  if (!entry) {
    entry = { value: undefined, readAt: 0, asOf: 0, reading: null, subscribers: new Set(), stop: null };
    entries.set(path, entry);
    if (import.meta.env.SSR) forgetOldest();
  } else if (import.meta.env.SSR) {
    // The map's order is the order of use.
    entries.delete(path);
    entries.set(path, entry);
  }
  return entry;
}

function forgetOldest(): void {
  for (const path of entries.keys()) {
    if (entries.size <= mostOnServer) return;
    entries.delete(path);
  }
}

/** What is known of the document now: its data, null when there is none, undefined before it was read. */
export function peekPublic(path: string): PlainData | null | undefined {
  return entries.get(path)?.value;
}

/** Puts in data that came with the page, which the server began to make at `madeAt`. */
export function primePublic(path: string, value: PlainData | null, madeAt: number): void {
  const entry = entryOf(path);
  set(entry, value);
  entry.asOf = madeAt;
}

type Recorder = (path: string, value: PlainData | null) => void;
let record: Recorder = () => {};

/** The server is told of every document that a page was made of, to send them along with it. */
export function onPublicRead(recorder: Recorder): void {
  record = recorder;
}

/** The document, from memory while a listener keeps it true or it is younger than `maxAge` milliseconds. */
export async function readPublic(path: string, maxAge = freshFor): Promise<PlainData | null> {
  const value = await readShared(path, maxAge);
  record(path, value);
  return value;
}

/** Sends along with the page what the server has made of public documents for it, by a name of its own. */
export function sendAlong(name: string, made: object): void {
  record(name, made as PlainData);
}

/** What the page brought along by that name, once; null for nothing, as of a page that the browser draws itself. */
export function takeAlong(name: string): PlainData | null {
  const came = entries.get(name)?.value ?? null;
  entries.delete(name);
  return came;
}

/**
 * A small public collection (plans, questions), whole, as `items` with their ids. Nobody follows it live: it changes
 * seldom, and every document costs.
 */
export async function readPublicItems<T>(collection: string): Promise<(T & { id: string })[]> {
  const value = await readPublic(collection);
  return (value?.items ?? []) as (T & { id: string })[];
}

/** Small collections whose documents may be missing: asking for one that is not there would be an error in the console. */
const sparse = /^(legalTexts|guides)\/([^/]+)$/;

/** A path with an odd number of parts is a collection's. */
async function readNow(path: string): Promise<PlainData | null> {
  if (path.split('/').length % 2 === 1) return { items: await readPublicList(path) };
  const [, collection, id] = sparse.exec(path) ?? [];
  if (!collection) return readPublicDoc(path);
  return (await readPublicList(collection)).find((one) => one.id === id) ?? null;
}

type Keeper = (path: string) => Promise<PlainData | null | undefined>;
const keepers: Keeper[] = [async (path) => (await import('./kept-docs.ts')).keptDoc(path)];

/** Names another place that keeps documents for when the connection is gone; it answers undefined for what it hasn't. */
export function alsoKeptBy(keeper: Keeper): void {
  keepers.push(keeper);
}

/**
 * What was known before the connection went: in this page, then in this browser. Its age is not written down, so that it
 * is read anew as soon as that is possible. @throws `lost` when nothing is known
 */
async function readOffline(path: string, { value }: Entry, lost: TypeError): Promise<PlainData | null> {
  if (value !== undefined) return value;
  for (const keeper of keepers) {
    const kept = await keeper(path).catch(() => undefined);
    if (kept !== undefined) return kept;
  }
  throw lost;
}

function readShared(path: string, maxAge: number): Promise<PlainData | null> {
  const entry = entryOf(path);
  const fresh = entry.stop !== null || Date.now() - entry.readAt < maxAge;
  if (entry.value !== undefined && fresh) return Promise.resolve(entry.value);
  const asOf = changedAt(path, changes);
  entry.reading ??= readNow(path)
    .then(
      (value) => {
        set(entry, value);
        entry.asOf = Math.max(entry.asOf, asOf);
        return value;
      },
      (error: unknown) => {
        if (import.meta.env.SSR || !(error instanceof TypeError)) throw error;
        return readOffline(path, entry, error);
      },
    )
    .finally(() => {
      entry.reading = null;
    });
  return entry.reading;
}

let listens = false;
let changes: Changes = {};
let stopAsking: (() => void) | null = null;

/** Follows the document once the page is idle. Returns an unsubscribe function. */
export function subscribePublic(path: string, onChange: () => void): () => void {
  const entry = entryOf(path);
  entry.subscribers.add(onChange);
  if (entry.subscribers.size === 1) {
    if (listens) listenTo(path, entry);
    else {
      stopAsking ??= askWhileVisible(hear);
      if (entry.value !== undefined && changedAt(path, changes) > entry.asOf) readAgain(path);
    }
  }
  return () => {
    entry.subscribers.delete(onChange);
    if (entry.subscribers.size > 0) return;
    entry.stop?.();
    entry.stop = null;
  };
}

/** From now on this tab has the SDK, for somebody who signs in, chats or buys: its documents are followed by listeners. */
export function listenFromNow(): void {
  if (listens) return;
  listens = true;
  stopAsking?.();
  for (const [path, entry] of entries) if (entry.subscribers.size > 0) listenTo(path, entry);
}

function hear(answer: Changes): void {
  changes = answer;
  for (const [path, entry] of entries) {
    if (entry.subscribers.size === 0) continue;
    // What could not be read at first is as good as changed.
    if (entry.value === undefined || changedAt(path, changes) > entry.asOf) readAgain(path);
    else entry.readAt = Date.now();
  }
}

/** Reads once more whether there is a document that its listener may have missed; what can't be read stays as it is. */
export async function readBesideListener(path: string): Promise<void> {
  const value = await readNow(path).catch(() => null);
  if (value) set(entryOf(path), value);
}

/** What can't be read now is found changed again at the next answer. */
const readAgain = (path: string) => void readShared(path, 0).catch(() => {});

function listenTo(path: string, entry: Entry): void {
  entry.stop = whenIdle(() => {
    let stop = () => {};
    let over = false;
    import('./watch-public.ts').then(
      ({ watchPublic }) => {
        if (!over) stop = watchPublic(path, (value) => set(entry, value));
      },
      () => {},
    );
    return () => {
      over = true;
      stop();
    };
  });
}

/** What says the same stays the same object, so that no screen is drawn again for it. */
function set(entry: Entry, value: PlainData | null): void {
  if (JSON.stringify(value) !== JSON.stringify(entry.value)) entry.value = value;
  entry.readAt = Date.now();
  for (const notify of entry.subscribers) notify();
}
