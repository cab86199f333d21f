import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { findChromium } from '../../emulators/launcher/find-chromium.ts';
import { flags } from '../browser/kit/chromium-flags.ts';
import { type Account, invoke, signUp } from '../functions/support/http.ts';
import { useOwnStore } from './own-store.ts';
import { runNpm } from './run-npm.ts';

/** In a store of its own: to move a clock makes everything older for whoever shares the store. */
const offset = 6500;
const { start } = useOwnStore(offset);

async function clock(...typed: string[]): Promise<{ said: string; code: number }> {
  const { said, complained, code } = await runNpm('clock', ...typed, `--offset=${offset}`);
  return { said: said + complained, code };
}

type Field = { stringValue?: string; timestampValue?: string };
interface Stored {
  name: string;
  fields: Record<string, Field>;
}

/** Past the rules. */
async function ask<T>(path: string, body?: object): Promise<T> {
  const documents = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/demo-tempera/databases/(default)/documents`;
  const response = await fetch(`${documents}/${path}`, {
    headers: { authorization: 'Bearer owner' },
    ...(body && { method: 'PATCH', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const putPlan = (id: string) =>
  ask(`plans/${id}`, {
    fields: {
      name: { stringValue: 'Monthly' },
      priceCents: { integerValue: 900 },
      period: { stringValue: 'month' },
      description: { stringValue: '' },
      features: { arrayValue: { values: [] } },
      buttonText: { stringValue: 'Choose' },
      popular: { booleanValue: false },
      responsePromise: { stringValue: '' },
      order: { integerValue: 1 },
    },
  });

/** Somebody's plan: how often it was paid, and for how many days from now on. */
async function planOf({ uid }: Account) {
  const plan = await ask<Stored>(`subscriptions/${uid}`);
  const { documents } = await ask<{ documents: Stored[] }>(`subscriptions/${uid}/charges?pageSize=100`);
  const left = Date.parse(plan.fields.periodEnd?.timestampValue ?? '') - Date.now();
  return {
    status: plan.fields.status?.stringValue,
    paid: documents.filter(({ fields }) => fields.status?.stringValue === 'paid').length,
    days: left / 86_400_000,
  };
}

/** Presses the button that the local store has on its pages. @returns what it says once it is through */
async function pressClock(): Promise<string> {
  const browser = await chromium.launch({ executablePath: await findChromium(() => {}), args: flags });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(String(process.env.TEMPERA_STORE_URL));
    await page.getByRole('button', { name: 'Local store: move the clock' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('How far').selectOption('32 days');
    await dialog.getByRole('button', { name: 'Move the clock' }).click();
    const said = dialog.getByText(/^(Done|The clock)/);
    await said.waitFor({ timeout: 300_000 });
    return (await said.textContent()) ?? '';
  } finally {
    await browser.close();
  }
}

it('the command, and the button of the pages, move the clock through the renewals of a plan', async () => {
  await start('--fresh');
  const person = await signUp();
  await invoke('startSession', {}, person);
  await putPlan('monthly');
  const begun = { planId: 'monthly', paymentToken: 'tok_paid', idempotencyKey: crypto.randomUUID() };
  expect((await invoke('subscribe', begun, person)).result).toMatchObject({ paymentStatus: 'paid' });
  expect(await planOf(person)).toMatchObject({ status: 'active', paid: 1 });
  expect(await clock()).toEqual({ said: expect.stringContaining('has not been moved'), code: 0 });

  expect(await clock('backwards')).toEqual({ said: expect.stringContaining('Say how far'), code: 1 });
  const moved = await clock('+32d');
  expect(moved.said).toContain('32 days of 32 days');
  expect(moved.said).toContain("The store's clock is 32 days ahead.");
  expect(moved.code).toBe(0);
  const renewed = await planOf(person);
  expect(renewed).toMatchObject({ status: 'active', paid: 2 });
  // The month that was paid last has begun on the way.
  expect(renewed.days).toBeGreaterThan(24);
  expect(renewed.days).toBeLessThan(31);

  expect(await pressClock()).toBe('Done: everything in the store is 32 days older.');
  expect(await planOf(person)).toMatchObject({ status: 'active', paid: 3 });
  expect((await clock()).said).toContain('64 days ahead');
});
