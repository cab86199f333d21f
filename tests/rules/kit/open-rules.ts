import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { defaultCreator } from '@tempera/domain/catalogue/creator';
import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { type Firestore, setLogLevel, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { earlier, seller } from './documents.ts';
import { type PersonName, people, personNames } from './people.ts';
import { writeDocs } from './write-docs.ts';

/** What a spec file works with; filled before its first test. */
export interface Rules {
  /** The database as a person sees it. */
  as: (name: PersonName) => Firestore;
  /** The same for a uid and token of the test's own. */
  asToken: (uid: string, token?: Record<string, unknown>) => Firestore;
  /** The database with rules off, for seeding. */
  seed: Firestore;
}

function emulator(): { host: string; port: number } {
  const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  if (!host || !port) throw new Error('FIRESTORE_EMULATOR_HOST is not set: run this by `npm test -- rules`.');
  return { host, port: Number(port) };
}

/** Whether the emulator began with the rules of this checkout, which then hold for all of its projects. */
const isLoaded = process.env.TEMPERA_RULES_LOADED === '1';

/**
 * The emulator's project of a spec file. It takes the emulator a second to compile the rules for each project, so the files of a
 * worker follow each other in one; on an emulator that others use as well, each file has its own.
 */
export const projectOf = (spec: string): string =>
  `demo-rules-${isLoaded ? `w${process.env.VITEST_POOL_ID}` : spec}`;

const firestoreRules = isLoaded
  ? undefined
  : readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');

/** The access record of a person, or of anybody. `ends` in milliseconds from now. */
export function accessRecord(access: {
  role: string;
  status: string;
  permanent: boolean;
  ends: number | null;
}) {
  const { ends, ...rest } = access;
  return {
    ...rest,
    reason: '',
    until: ends === null ? null : Timestamp.fromMillis(Date.now() + ends),
    updatedAt: Timestamp.now(),
  };
}

/** The settings documents as an open store has them. */
export const openStore = {
  'settings/site': { ...defaultSettings },
  'settings/creator': { ...defaultCreator },
  'settings/private': { ...defaultPrivateSettings },
  'settings/seller': seller(),
  'settings/maintenance': { enabled: false, message: '', since: null },
};

type StoreDoc = keyof typeof openStore;

/** Other settings than those of the open store, until the test is over. */
export async function changeStore(
  { seed }: Pick<Rules, 'seed'>,
  changed: { [path in StoreDoc]?: Record<string, unknown> | null },
): Promise<void> {
  const paths = Object.keys(changed) as StoreDoc[];
  onTestFinished(() => writeDocs(seed, Object.fromEntries(paths.map((path) => [path, openStore[path]]))));
  await writeDocs(seed, changed);
}

/** The store while it is closed for maintenance, until the test is over. */
export const closeStore = (rules: Pick<Rules, 'seed'>) =>
  changeStore(rules, {
    'settings/maintenance': { ...openStore['settings/maintenance'], enabled: true, since: earlier },
  });

function facts(): Record<string, Record<string, unknown>> {
  const records = personNames.flatMap((name) => {
    const { access } = people[name];
    return access ? [[`access/${name}`, accessRecord(access)] as const] : [];
  });
  return { ...openStore, ...Object.fromEntries(records) };
}

/** People have signed in as the spec file began, unless their token says otherwise. */
const signedInAt = Math.floor(Date.now() / 1_000);

function tokenOf(name: PersonName): Record<string, unknown> {
  const { claim, ...person } = people[name];
  return {
    ...(claim ? { role: claim } : {}),
    firebase: { sign_in_provider: 'anonymous' in person ? 'anonymous' : 'password' },
  };
}

/**
 * Opens the rules of this checkout in an empty project for one spec file, with everybody's access record and the
 * settings in place, and closes it when the file is done. Call it at the top of the file.
 */
export function openRules(spec: string): Rules {
  const rules = {} as Rules;
  const projectId = projectOf(spec);
  let close: () => Promise<void> = async () => {};
  beforeAll(async () => {
    setLogLevel('silent');
    const environment = await initializeTestEnvironment({
      projectId,
      firestore: { ...emulator(), rules: firestoreRules },
    });
    const contexts = new Map<string, Firestore>();
    const remember = (key: string, make: () => Firestore) => {
      const known = contexts.get(key) ?? make();
      contexts.set(key, known);
      return known;
    };
    const asToken: Rules['asToken'] = (uid, token = { firebase: { sign_in_provider: 'password' } }) =>
      remember(
        uid + JSON.stringify(token),
        () =>
          environment
            .authenticatedContext(uid, { auth_time: signedInAt, email_verified: true, ...token })
            .firestore() as unknown as Firestore,
      );
    rules.asToken = asToken;
    rules.as = (name) =>
      people[name].signedIn
        ? asToken(name, tokenOf(name))
        : remember(name, () => environment.unauthenticatedContext().firestore() as unknown as Firestore);
    // The context without rules lives as long as its callback, which therefore ends with the file.
    const done = Promise.withResolvers<void>();
    const ready = Promise.withResolvers<void>();
    const closed = environment.withSecurityRulesDisabled(async (context) => {
      rules.seed = context.firestore() as unknown as Firestore;
      ready.resolve();
      await done.promise;
    });
    await ready.promise;
    await environment.clearFirestore();
    await writeDocs(rules.seed, facts());
    close = async () => {
      done.resolve();
      await closed;
      await environment.cleanup();
    };
  });
  afterAll(() => close());
  return rules;
}
