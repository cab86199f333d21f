import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaceOrderInput } from '@tempera/domain/calls/calls';
import { describe, expect, it } from 'vitest';
import { stateDir } from '../../emulators/launcher/paths.ts';
import { type Account, invoke, signUp } from '../functions/support/http.ts';
import { admin, beginSession, publish, putBytes } from '../functions/support/publishing.ts';
import { useOwnStore } from './own-store.ts';

/** What a store that somebody runs on their machine keeps when it is stopped in the middle of things (decision 49). */
const offset = 6300;

const { start, stop } = useOwnStore(offset);

const documents = () =>
  `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/demo-tempera/databases/(default)/documents`;

async function isThere(path: string): Promise<boolean> {
  const { ok } = await fetch(`${documents()}/${path}`, { headers: { authorization: 'Bearer owner' } });
  return ok;
}

/** Writes as the browser does: under the rules, and what has no limit. @returns the time that was acknowledged, null without one */
async function giveSignOfLife({ uid, idToken }: Account): Promise<string | null> {
  const name = `projects/demo-tempera/databases/(default)/documents/profiles/${uid}`;
  const lastSeen = { fieldPath: 'lastSeen', setToServerValue: 'REQUEST_TIME' };
  const response = await fetch(`${documents()}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}` },
    body: JSON.stringify({
      writes: [
        { update: { name, fields: {} }, updateMask: { fieldPaths: [] }, updateTransforms: [lastSeen] },
      ],
    }),
  });
  if (!response.ok) return null;
  return (await response.json()).writeResults[0].transformResults[0].timestampValue;
}

/** When somebody has given one last, '' for never. */
async function lastSignOf(uid: string): Promise<string> {
  const response = await fetch(`${documents()}/profiles/${uid}`, {
    headers: { authorization: 'Bearer owner' },
  });
  return (await response.json()).fields?.lastSeen?.timestampValue ?? '';
}

const slugs = [
  'astroaccess',
  'portfolio',
  'blog',
  'saaslanding',
  'mobileapplanding',
  'backroom',
  'marketstall',
];

/** What was acknowledged while the store was being stopped. */
interface Acknowledged {
  orders: { account: Account; input: PlaceOrderInput; orderId: string }[];
  /** How many signs of life each person has given, and when the last. */
  signs: Map<string, { count: number; last: string }>;
  /** Files of the bucket, `/bucket/name`. */
  files: string[];
}

/** Uploads archives until the store takes no more. */
async function uploadOn(manager: Account, { files }: Acknowledged, told: () => void): Promise<void> {
  const bytes = Buffer.alloc(100_000, 'x');
  for (;;) {
    const { status, address } = await publish(manager, 'POST', 'astroaccess', { sizeBytes: bytes.length });
    if (status !== 200) return;
    const { session } = await beginSession(address, bytes.length);
    if ((await putBytes(session, bytes.length, 0, bytes)).status !== 200) return;
    files.push(new URL(session).pathname);
    told();
  }
}

const isStored = async (path: string) =>
  (await fetch(`http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}${path}`)).ok;

/** Buys and writes without a pause until the store takes no more; tells at each answer how far it has come. */
async function rush(account: Account, done: Acknowledged, told: () => void): Promise<void> {
  const buy = async () => {
    for (const slug of slugs) {
      const input: PlaceOrderInput = {
        idempotencyKey: crypto.randomUUID(),
        slugs: [slug],
        customer: { firstName: 'Ada', lastName: 'Example', email: account.email },
        paymentToken: 'tok_paid',
      };
      const { result } = await invoke('placeOrder', input, account);
      if (result?.status !== 'completed') return;
      done.orders.push({ account, input, orderId: String(result.orderId) });
      told();
    }
  };
  const writeOn = async () => {
    for (let count = 1; ; count += 1) {
      const last = await giveSignOfLife(account);
      if (last === null) return;
      done.signs.set(account.uid, { count, last });
      told();
    }
  };
  // A connection that breaks is an answer that never came.
  await Promise.allSettled([buy(), writeOn()]);
}

/** How many writes were acknowledged. */
const writesIn = ({ signs }: Acknowledged): number =>
  [...signs.values()].reduce((sum, { count }) => sum + count, 0);

const charges = () =>
  readFileSync(join(stateDir, `gateway-${offset}.ndjson`), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"kind":"charge"')).length;

describe.each(['SIGINT', 'SIGTERM'] as const)('a store that gets %s in a rush', (signal) => {
  it('has all that it acknowledged when it is started again, and nothing twice', async () => {
    await start('--fresh');
    const done: Acknowledged = { orders: [], signs: new Map(), files: [] };
    const enough = Promise.withResolvers<void>();
    const accounts = await Promise.all(Array.from({ length: 12 }, () => signUp()));
    for (const account of accounts) await invoke('startSession', {}, account);
    const told = () => {
      const { orders, files } = done;
      if (orders.length >= 12 && writesIn(done) >= 100 && files.length >= 3) enough.resolve();
    };
    const manager = await admin();
    const uploads = Promise.allSettled([uploadOn(manager, done, told)]);
    const rushes = accounts.map((account) => rush(account, done, told));
    await Promise.race([enough.promise, Promise.all(rushes)]);
    const [orders, writes] = [done.orders.length, writesIn(done)];
    const [said] = await Promise.all([stop(signal), uploads, ...rushes]);
    expect(said).toContain('Data saved in');
    // It was stopped in the middle: something more came in before the doors closed.
    expect(done.orders.length + writesIn(done)).toBeGreaterThan(orders + writes);
    const charged = charges();

    const again = await start();
    expect(again.printed()).not.toContain('is lost');
    const missing: string[] = [];
    for (const { orderId } of done.orders) {
      if (!(await isThere(`orders/${orderId}`))) missing.push(`orders/${orderId}`);
    }
    for (const [uid, { last }] of done.signs) {
      if (Date.parse(await lastSignOf(uid)) >= Date.parse(last)) continue;
      missing.push(`the sign of ${uid} at ${last}`);
    }
    for (const path of done.files) if (!(await isStored(path))) missing.push(path);
    expect(done.files).not.toEqual([]);
    expect(missing).toEqual([]);
    for (const { account, input, orderId } of done.orders) {
      expect((await invoke('placeOrder', input, account)).result).toMatchObject({ orderId });
    }
    expect(charges()).toBe(charged);
  });
});

it('a store that is killed says what it lost, and goes on from its last save', async () => {
  const first = await start('--fresh');
  const account = await signUp();
  await invoke('startSession', {}, account);
  expect(await giveSignOfLife(account)).not.toBeNull();
  const { pid } = JSON.parse(readFileSync(join(stateDir, `running-${offset}.json`), 'utf8'));
  process.kill(pid, 'SIGKILL');
  await first.ended;
  const second = await start();
  expect(second.printed()).toMatch(
    /The store was killed the last time: what was written after \d\d:\d\d:\d\d is lost\./,
  );
  expect(await lastSignOf(account.uid)).toBe('');
  expect(await isThere('products/astroaccess')).toBe(true);
});
