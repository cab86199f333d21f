import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setupSteps } from './steps.ts';
import { takeStep } from './take-step.ts';

/** With stand-ins for `gcloud` and the network. */
const target = { project: 'my-store', region: 'europe-west1', origin: 'https://store.example.com' };
const stepOf = (title: string) => {
  const step = setupSteps(target, '').find((one) => one.title.startsWith(title));
  if (!step) throw new Error(`there is no step ${title}`);
  return step;
};

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'tempera-gcloud-'));
  writeFileSync(join(dir, 'gcloud'), '#!/bin/sh\necho token\n');
  chmodSync(join(dir, 'gcloud'), 0o755);
  vi.stubEnv('PATH', `${dir}:${process.env.PATH}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

/** Answers a GET with what is there and everything else with `status`. @returns what was sent */
function api(there: object, status = 200, text = '{}') {
  const sent: { headers: Record<string, string>; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: { method?: string; headers: never; body?: string }) => {
    if (!init.method) return Response.json(there);
    sent.push({ headers: init.headers, body: JSON.parse(init.body ?? '{}') });
    return new Response(text, { status });
  });
  return sent;
}

it('keeps the domains that the owner has added by hand', async () => {
  const sent = api({ authorizedDomains: ['localhost', 'shop.example.com'] });
  expect(await takeStep(stepOf('Let people sign in'))).toEqual({ state: 'done' });
  expect(sent[0]?.body.authorizedDomains).toEqual([
    'localhost',
    'shop.example.com',
    'my-store.firebaseapp.com',
    'my-store.web.app',
    'store.example.com',
  ]);
  expect(sent[0]?.headers['x-goog-user-project']).toBe('my-store');
});

it('registers one web app', async () => {
  const sent = api({ apps: [{ appId: '1' }] });
  expect(await takeStep(stepOf('Register the web app'))).toEqual({ state: 'was done' });
  expect(sent).toEqual([]);
  api({});
  expect(await takeStep(stepOf('Register the web app'))).toEqual({ state: 'done' });
});

it('takes it for done that Authentication was started before, and nothing else', async () => {
  api({}, 400, 'Identity Platform has already been enabled for this project.');
  expect(await takeStep(stepOf('Start Authentication'))).toEqual({ state: 'was done' });
  api({}, 400, 'Invalid value');
  expect(await takeStep(stepOf('Start Authentication'))).toEqual({
    state: 'failed',
    reason: '400: Invalid value',
  });
});
