import { expect, it, vi } from 'vitest';
import { providerDoor, type SocialProvider } from './provider.ts';

const chosen = { name: 'Greta Green', email: 'Greta@example.com' };

/** Auth's SDK as far as providers go; each call answers with its own name and what it was given last. */
async function standIn() {
  const { GoogleAuthProvider, GithubAuthProvider } = await import('firebase/auth');
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    async (...given: unknown[]) =>
      calls.push([name, ...given]);
  const sdk = {
    GoogleAuthProvider,
    GithubAuthProvider,
    browserPopupRedirectResolver: 'resolver',
    signInWithPopup: note('signInWithPopup'),
    linkWithPopup: note('linkWithPopup'),
    reauthenticateWithPopup: note('reauthenticateWithPopup'),
    signInWithCredential: note('signInWithCredential'),
    linkWithCredential: note('linkWithCredential'),
    reauthenticateWithCredential: note('reauthenticateWithCredential'),
  } as unknown as Parameters<typeof providerDoor>[0];
  const walk = async (provider: SocialProvider) => {
    const door = providerDoor(sdk, provider, chosen);
    await door.signIn('auth' as never);
    await door.link('user' as never);
    await door.reauthenticate('user' as never);
    return calls;
  };
  return walk;
}

const expected = [
  ['google', 'google.com'],
  ['github', 'github.com'],
] as const;

it.each(expected)('%s opens its own window, whoever was chosen', async (provider, providerId) => {
  const walk = await standIn();
  const by = expect.objectContaining({ providerId });
  expect(await walk(provider)).toEqual([
    ['signInWithPopup', 'auth', by, 'resolver'],
    ['linkWithPopup', 'user', by, 'resolver'],
    ['reauthenticateWithPopup', 'user', by, 'resolver'],
  ]);
});

it.each(expected)('in a local store, %s is whom somebody chose', async (provider, providerId) => {
  vi.stubEnv('MODE', 'emulators');
  const walk = await standIn();
  const calls = await walk(provider);
  vi.unstubAllEnvs();
  const by = expect.objectContaining({ providerId });
  expect(calls).toEqual([
    ['signInWithCredential', 'auth', by],
    ['linkWithCredential', 'user', by],
    ['reauthenticateWithCredential', 'user', by],
  ]);
  const [, , { idToken, accessToken }] = calls[0] as [
    string,
    string,
    { idToken?: string; accessToken?: string },
  ];
  expect(JSON.parse(idToken ?? accessToken ?? '')).toEqual({
    sub: 'greta@example.com',
    name: 'Greta Green',
    email: 'Greta@example.com',
    email_verified: true,
  });
});
