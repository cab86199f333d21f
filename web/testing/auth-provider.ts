import { afterEach, vi } from 'vitest';

/**
 * Auth with an identity provider that answers as a test says; for `vi.mock` in the place of `src/firebase/sdk.ts`. Auth's SDK
 * is the real one.
 */
type AuthCall = 'signInWithPassword' | 'signUp' | 'sendOobCode';
type Answer = (call: AuthCall) => Promise<Response>;

const unasked: Answer = async (call) => {
  throw new Error(`nobody expected the call of ${call}`);
};
let answer = unasked;
let hasSdk = true;
/** The calls that the provider got. */
export const asked: AuthCall[] = [];

afterEach(() => {
  answer = unasked;
  hasSdk = true;
  asked.length = 0;
});

// Before the SDK loads, which keeps the one that it finds.
vi.stubGlobal('fetch', async (url: string) => {
  const [, call] = /accounts:(\w+)/.exec(url) ?? [];
  asked.push(call as AuthCall);
  return answer(call as AuthCall);
});

/** The provider refuses with a code of its own, such as `EMAIL_NOT_FOUND`. */
export function refuse(message: string): void {
  answer = async () => Response.json({ error: { code: 400, message } }, { status: 400 });
}

export function loseConnection(): void {
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
}

/** Auth's SDK never arrives: what fails then is no answer of the provider. */
export function loseSdk(): void {
  hasSdk = false;
}

async function open() {
  const [{ initializeApp }, sdk] = await Promise.all([import('firebase/app'), import('firebase/auth')]);
  const app = initializeApp({ projectId: 'demo-tempera', apiKey: 'demo' });
  return sdk.initializeAuth(app, { persistence: sdk.inMemoryPersistence });
}
let opened: ReturnType<typeof open> | undefined;

export async function getAuth() {
  if (!hasSdk) throw new TypeError('Failed to fetch dynamically imported module');
  opened ??= open();
  return opened;
}
