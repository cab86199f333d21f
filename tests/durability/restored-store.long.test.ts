import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bin, root, stateDir } from '../../emulators/launcher/paths.ts';
import { fixedPorts, type Service } from '../../emulators/launcher/ports.ts';
import { run } from '../../emulators/launcher/processes.ts';
import { type UsedStack, withStack } from '../../emulators/launcher/with-stack.ts';
import { demoAccounts } from '../../emulators/seed/accounts.ts';
import { type Account, invoke, signIn, signUp } from '../functions/support/http.ts';

/** What docs/recovery.md promises, on emulators: the database, the accounts and the files of one day, in an empty project. */
const ports = fixedPorts(6400);
const saved = join(stateDir, 'restored-store-export');
const forget = () => rmSync(saved, { recursive: true, force: true });
afterAll(forget);

interface Options {
  only?: readonly Service[];
  seeded?: boolean;
  importDir?: string;
}

/** Runs `use` in a store on these ports, which the helpers of the functions' tests then talk to. */
const inStore = <T>(name: string, options: Options, use: (stack: UsedStack) => Promise<T>): Promise<T> =>
  withStack({ name: `restored-store-${name}`, ports, print: () => {}, ...options }, (stack) => {
    Object.assign(process.env, stack.env);
    return use(stack);
  });

/** Past the rules, and past the doors that a store closes before it saves. */
async function ask(path: string, body?: object): Promise<unknown> {
  const base = `http://127.0.0.1:${ports.firestore}/v1/projects/demo-tempera/databases/(default)/documents`;
  const response = await fetch(`${base}${path}`, {
    headers: { authorization: 'Bearer owner' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Every document there is, whatever its collection, by its path. */
async function everything(): Promise<Record<string, object>> {
  const query = { structuredQuery: { from: [{ allDescendants: true }] } };
  const found = (await ask(':runQuery', query)) as { document?: { name: string; fields: object } }[];
  return Object.fromEntries(
    found.flatMap(({ document }) =>
      document ? [[document.name.replace(/.*\/documents\//, ''), document.fields]] : [],
    ),
  );
}

async function productsWithArchives(): Promise<string[]> {
  const { documents } = (await ask('/products?pageSize=300&mask.fieldPaths=version')) as {
    documents: { name: string; fields: { version?: { stringValue: string } } }[];
  };
  const sold = documents.filter(({ fields }) => fields.version?.stringValue);
  return sold.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)).sort();
}

const orderOf = ({ email }: Account, slugs: string[]) => ({
  idempotencyKey: crypto.randomUUID(),
  slugs,
  customer: { firstName: 'Ada', lastName: 'Example', email },
  paymentToken: 'tok_paid',
});

/** A download as the browser's: asked for, then fetched by its link. @returns the checksum of what came, and the one it should have */
async function download(account: Account, slug: string): Promise<[string, unknown]> {
  const { result } = await invoke('requestDownload', { slug }, account);
  const response = await fetch(String(result?.url));
  const bytes = Buffer.from(await response.arrayBuffer());
  return [createHash('sha256').update(bytes).digest('hex'), result?.sha256];
}

/** `npm run stats:check`, on the store of these tests. @returns its last line */
async function checkStats(): Promise<string | undefined> {
  const options = { cwd: root, env: process.env, output: 'capture', ipc: true } as const;
  const { output } = await run(bin('node'), [join(root, 'tools/stats/main.ts')], options);
  return output.trim().split('\n').at(-1);
}

it('a store that is lost comes back from its export: documents, figures, accounts and archives', async () => {
  forget();
  const before = await inStore('before', {}, async (stack) => {
    const account = await signUp();
    await invoke('startSession', {}, account);
    const slugs = await productsWithArchives();
    const input = orderOf(account, slugs);
    const { result } = await invoke('placeOrder', input, account);
    expect(result).toMatchObject({ status: 'completed' });
    expect(await checkStats()).toMatch(/^[1-9]\d* figures, 0 differ$/);
    await stack.close();
    await stack.save(saved);
    return { account, slugs, input, orderId: result?.orderId, documents: await everything() };
  });
  expect(before.slugs.length).toBeGreaterThan(5);
  expect(Object.keys(before.documents)).toEqual(
    expect.arrayContaining([`orders/${before.orderId}`, `users/${before.account.uid}`, 'settings/site']),
  );

  // All of it is gone.
  const kept = ['firestore', 'auth', 'storage'] as const;
  await inStore('gone', { only: kept, seeded: false }, async () => {
    expect(await everything()).toEqual({});
    await expect(signIn(before.account.email)).rejects.toThrow('EMAIL_NOT_FOUND');
  });

  await inStore('after', { seeded: false, importDir: saved }, async () => {
    expect(await everything()).toEqual(before.documents);
    expect(await checkStats()).toMatch(/^[1-9]\d* figures, 0 differ$/);
    const account = await signIn(before.account.email);
    expect(account.uid).toBe(before.account.uid);
    await invoke('startSession', {}, account);
    expect((await invoke('placeOrder', before.input, account)).result).toMatchObject({
      orderId: before.orderId,
    });
    for (const slug of before.slugs) {
      const [came, told] = await download(account, slug);
      expect([slug, came]).toEqual([slug, told]);
    }
    // Roles are in the documents and in the accounts.
    const owner = demoAccounts.find(({ role }) => role === 'owner');
    const again = await signIn(owner?.email ?? '', owner?.password);
    expect((await invoke('scanSecurity', {}, again)).result).toBeDefined();
  });
}, 900_000);
