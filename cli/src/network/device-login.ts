import { z } from 'zod';
import { type Polled, waitAfter } from '../core/device-polling.ts';
import { Failure } from '../core/failure.ts';
import { askRaw, askStore } from './ask-store.ts';

const begun = z.object({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri: z.string(),
  verification_uri_complete: z.string(),
  expires_in: z.number().positive(),
  interval: z.number().nonnegative().default(5),
});
export type BegunLogin = z.infer<typeof begun>;

const given = z.object({ access_token: z.string(), expires_at: z.number().nullable() });
const refused = z.object({ error: z.string() });

/** Begins the login of a device (RFC 8628, 3.1). @param name what its person reads where they approve it */
export const beginLogin = (store: string, name: string, scopes: readonly string[]): Promise<BegunLogin> =>
  askStore({ store, token: '' }, '/api/device', begun, {
    method: 'POST',
    body: { client_name: name, scopes },
  });

const over = () =>
  new Failure('login', 'The code has ended before it was confirmed.', {
    reason: 'expired_token',
    hint: 'Run tempera login again.',
  });

/** What is answered for now; the token once there is one. */
async function poll(store: string, code: string): Promise<Polled | z.infer<typeof given>> {
  try {
    const { status, answer } = await askRaw({ store, token: '' }, '/api/device/token', {
      method: 'POST',
      body: { device_code: code },
    });
    if (status === 200) return given.parse(answer);
    if (status === 429) return 'slow_down';
    if (status >= 500) return 'unreachable';
    const { error } = refused.parse(answer);
    if (error === 'authorization_pending' || error === 'slow_down') return error;
    if (error === 'access_denied')
      throw new Failure('login', 'The login was refused in the browser.', { reason: error });
    throw over();
  } catch (cause) {
    if (cause instanceof z.ZodError)
      throw new Failure('unreachable', `${new URL(store).host} does not answer as a store does.`);
    if (cause instanceof Failure && cause.ending === 'unreachable') return 'unreachable';
    throw cause;
  }
}

/**
 * Asks until its person has confirmed the code (RFC 8628, 3.4 and 3.5).
 * @param wait for so many seconds
 * @throws Failure `login` once it was refused or the code has ended
 */
export async function awaitToken(
  store: string,
  { device_code, expires_in, interval }: BegunLogin,
  wait: (seconds: number) => Promise<unknown>,
): Promise<{ token: string; expiresAt: number | null }> {
  let next = waitAfter(null, { interval, left: expires_in });
  while (next !== null) {
    await wait(next.interval);
    const answer = await poll(store, device_code);
    if (typeof answer === 'object') return { token: answer.access_token, expiresAt: answer.expires_at };
    next = waitAfter(answer, next);
  }
  throw over();
}
