/** How soon a ban holds: until the person's next write is refused, and until their open tab says so. */

import { paths } from '@tempera/domain/site/paths';
import { projectId } from '../../emulators/launcher/paths.ts';
import { demoAccount } from '../../emulators/seed/accounts.ts';
import { withStore } from '../../emulators/seed/open-store.ts';
import { signIn } from '../screens/sign-in.ts';
import type { Figures } from './budgets.ts';
import { callFunction, signInByRest } from './call-function.ts';
import { type Echo, openEcho } from './echo.ts';
import { readsAtRest } from './measure-reads.ts';
import { percentile, round } from './statistics.ts';
import { type SignedIn, withBrowser, withSignedIn } from './with-browser.ts';

/** The seeded admin's hand on the seeded customer, over HTTP. */

const customer = demoAccount('customer');

interface Moderator {
  /** Bans the customer for an hour. */
  ban: () => Promise<unknown>;
  lift: () => Promise<unknown>;
}

async function signInModerator(): Promise<Moderator> {
  const { email, password } = demoAccount('admin');
  const idToken = await signInByRest(email, password);
  const { uid } = customer;
  const duration = { days: 0, hours: 1, minutes: 0 };
  const banned = { uid, action: 'ban', reason: 'Measured by the bench', duration };
  return {
    ban: () => callFunction('moderate', banned, idToken),
    lift: () => callFunction('lift', { uid }, idToken),
  };
}

/** Signs the customer in. @returns one write to their profile: whether the rules let it pass */
async function signInWriter(): Promise<() => Promise<boolean>> {
  const idToken = await signInByRest(customer.email, customer.password);
  const database = `projects/${projectId}/databases/(default)/documents`;
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${database}/users/${customer.uid}?updateMask.fieldPaths=bio`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${idToken}` };
  return async () => {
    const body = JSON.stringify({ fields: { bio: { stringValue: crypto.randomUUID() } } });
    const response = await fetch(url, { method: 'PATCH', headers, body });
    const text = await response.text();
    if (!response.ok && response.status !== 403) throw new Error(`a write ended as ${text}`);
    return response.ok;
  };
}

const warmUpRounds = 3;
const rounds = 30;
/** Echoes before each round, so that whatever else the machine does falls on both. */
const echoes = 5;
/** A ban that does not hold after this time, in milliseconds, is broken rather than slow. */
const patienceMs = 20_000;

/** `ban.denied.ratio.*`, `ban.notice.*` and `echo.ms.p50`. Every round ends with the ban lifted. */
export async function measureBan(storeUrl: string): Promise<Figures> {
  const moderator = await signInModerator();
  return withStore(async ({ db }) => {
    const echo = openEcho(db);
    try {
      const write = await signInWriter();
      const denied = await sample(echo, moderator, () => untilDenied(moderator, write));
      const noticed = await withBrowser(async (browser) => {
        const tab = { browser, state: await signIn(browser, storeUrl, customer), storeUrl };
        return sample(echo, moderator, () => untilNoticed(moderator, tab));
      });
      const bare = percentile([...denied.bare, ...noticed.bare], 0.5);
      return {
        'echo.ms.p50': round(bare, 2),
        ...ratios('ban.denied', denied.times, bare),
        ...ratios('ban.notice', noticed.times, bare),
        'ban.notice.ms.p95': round(percentile(noticed.times, 0.95), 0),
      };
    } finally {
      echo.close();
    }
  });
}

function ratios(key: string, times: readonly number[], bare: number): Figures {
  return {
    [`${key}.ratio.p50`]: round(percentile(times, 0.5) / bare, 1),
    [`${key}.ratio.p95`]: round(percentile(times, 0.95) / bare, 1),
  };
}

async function sample({ hear }: Echo, { lift }: Moderator, measure: () => Promise<number>) {
  const bare: number[] = [];
  const times: number[] = [];
  for (let count = -warmUpRounds; count < rounds; count += 1) {
    const heard: number[] = [];
    while (heard.length < echoes) heard.push(await hear());
    const ms = await measure();
    await lift();
    if (count < 0) continue;
    bare.push(...heard);
    times.push(ms);
  }
  return { bare, times };
}

/** From sending the ban to the answer that refuses one of the person's writes, which come one after the other. */
async function untilDenied({ ban }: Moderator, write: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  const passed = () => performance.now() - began;
  const refused = async () => {
    while (await write()) if (passed() > patienceMs) throw new Error('a banned person goes on writing');
    return passed();
  };
  const [ms] = await Promise.all([refused(), ban()]);
  return ms;
}

/**
 * From sending the ban to the notice in a tab that was at rest. Each round has a new tab, which fetches the notice's code
 * as everybody's does: nobody is banned often. Two processes of one machine read one clock.
 */
function untilNoticed({ ban }: Moderator, tab: SignedIn): Promise<number> {
  return withSignedIn(tab, async (page) => {
    await page.goto(paths.templates);
    await page.getByText(`Welcome, ${customer.name}`).waitFor();
    await readsAtRest(page);
    await page.evaluate(noteNotice);
    const began = Date.now();
    await ban();
    const noticed = await page.waitForFunction(() => (window as { noticed?: number }).noticed, undefined, {
      timeout: patienceMs,
    });
    return ((await noticed.jsonValue()) ?? 0) - began;
  });
}

/** Runs in the page: notes when the notice's heading comes. */
function noteNotice(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent !== 'Account Banned') return;
    Object.assign(window, { noticed: Date.now() });
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
