import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock } from '../../functions/src/platform/clock.ts';
import { refs } from '../../functions/src/platform/refs.ts';
import { attestPages } from '../../functions/src/rendering/attest-pages.ts';
import { readPageAttestation } from '../../functions/src/rendering/page-attestation.store.ts';

/** Google's service stands outside of the emulators. */
const makeToken = vi.fn(async (appId: string, _options: { ttlMillis: number }) => ({
  token: `token of ${appId}`,
}));
const appId = '1:1:web:store';

/** What was looked up is kept for a minute; each test begins after it. */
let now = Date.now();
const passMinutes = (minutes: number) => {
  now += minutes * 60_000;
};

beforeEach(async () => {
  passMinutes(10);
  vi.spyOn(clock, 'now').mockImplementation(() => now);
  makeToken.mockClear();
  await refs.pageAttestation().delete();
});
afterEach(() => vi.restoreAllMocks());

describe('where App Check is enforced', () => {
  it('pages read by the token that the clock has made, which they look up once a minute', async () => {
    expect(await readPageAttestation(true)).toBe('');
    await attestPages(appId, makeToken);
    expect(await readPageAttestation(true)).toBe('');
    passMinutes(1);
    expect(await readPageAttestation(true)).toBe(`token of ${appId}`);
  });

  it('it is good for a day, and says when it was made', async () => {
    await attestPages(appId, makeToken);
    expect(makeToken.mock.calls).toEqual([[appId, { ttlMillis: 24 * 60 * 60_000 }]]);
    expect((await refs.pageAttestation().get()).data()?.madeAt.toMillis()).toBe(now);
  });
});

it('where it is not, none is made and none is read', async () => {
  await attestPages('', makeToken);
  expect(makeToken).not.toHaveBeenCalled();
  await refs.pageAttestation().set({ token: 'old' });
  expect(await readPageAttestation(false)).toBe('');
});
