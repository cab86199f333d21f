import { beforeEach, expect, it, vi } from 'vitest';

/** Alone: it replaces App Check's SDK. */

let tell: (changed: { token: string }) => void = () => {};
const getToken = vi.fn(async () => ({ token: 'fresh' }));

async function open(appCheckSiteKey?: string) {
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
  provideConfig({ projectId: 'demo-x', apiKey: 'key', appCheckSiteKey });
  await attestation.attest({} as never);
  return attestation;
}

beforeEach(() => getToken.mockClear());

it('says nothing in a store that has no site key', async () => {
  const { attestation, awaitAttestation } = await open();
  expect([attestation(), await awaitAttestation()]).toEqual([{}, {}]);
  expect(getToken).not.toHaveBeenCalled();
});

it('waits for no token where a page reads, and sends the one that there is', async () => {
  const { attestation } = await open('site-key');
  expect(attestation()).toEqual({});
  tell({ token: 'known' });
  expect(attestation()).toEqual({ 'X-Firebase-AppCheck': 'known' });
});

it('waits for one where a function is asked, and does without it where none is to be had', async () => {
  const { awaitAttestation } = await open('site-key');
  expect(await awaitAttestation()).toEqual({ 'X-Firebase-AppCheck': 'fresh' });
  getToken.mockRejectedValueOnce(new Error('blocked'));
  expect(await awaitAttestation()).toEqual({});
});
