// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

/** Alone: it replaces App Check's SDK. */

let tell: (changed: { token: string }) => void = () => {};
const getToken = vi.fn(async () => ({ token: 'fresh' }));

async function open(config: { appCheckSiteKey?: string; enforceAppCheck?: boolean } = {}) {
  vi.resetModules();
  vi.doMock('firebase/app-check', () => ({
    ReCaptchaEnterpriseProvider: class {},
    initializeAppCheck: () => ({}),
    onTokenChanged: (_instance: unknown, next: typeof tell) => {
      tell = next;
    },
    getToken,
  }));
  const [{ provideConfig }, attestation] = await Promise.all([
    import('./config.ts'),
    import('./attestation.ts'),
  ]);
  provideConfig({ projectId: 'demo-x', apiKey: 'key', ...config });
  const attested = () => attestation.attest({} as never);
  vi.doMock('./sdk.ts', () => ({ getApp: attested }));
  if (!config.enforceAppCheck) await attested();
  return attestation;
}

beforeEach(() => getToken.mockClear());

it('says nothing in a store that has no site key', async () => {
  const { attestation, awaitAttestation } = await open();
  expect([attestation(), await awaitAttestation()]).toEqual([{}, {}]);
  expect(getToken).not.toHaveBeenCalled();
});

it('waits for no token where a page reads, and sends the one that there is', async () => {
  const { attestation } = await open({ appCheckSiteKey: 'site-key' });
  expect(attestation()).toEqual({});
  tell({ token: 'known' });
  expect(attestation()).toEqual({ 'X-Firebase-AppCheck': 'known' });
  expect(getToken).not.toHaveBeenCalled();
});

it.each([
  ['waits for one', true, { 'X-Firebase-AppCheck': 'fresh' }],
  ['waits for none', false, {}],
])(
  '%s where a page reads and that the database insists on it is %s',
  async (_what, enforceAppCheck, sent) => {
    await open({ appCheckSiteKey: 'site-key', enforceAppCheck });
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    const { readPublicList } = await import('./public/read-public.ts');
    await readPublicList('plans');
    expect(fetched.mock.calls[0]?.[1].headers).toEqual(sent);
    vi.unstubAllGlobals();
  },
);

it('waits for one where a function is asked, and does without it where none is to be had', async () => {
  const { awaitAttestation } = await open({ appCheckSiteKey: 'site-key' });
  expect(await awaitAttestation()).toEqual({ 'X-Firebase-AppCheck': 'fresh' });
  getToken.mockRejectedValueOnce(new Error('blocked'));
  expect(await awaitAttestation()).toEqual({});
});
