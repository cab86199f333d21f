import { expect, it } from 'vitest';
import { awaitToken, beginLogin } from './device-login.ts';
import { sendJson, serve } from './test-server.ts';

const begun = {
  device_code: 'BCDFGHJK.secret',
  user_code: 'BCDF-GHJK',
  verification_uri: 'https://store.example.com/activate',
  verification_uri_complete: 'https://store.example.com/activate?code=BCDF-GHJK',
  expires_in: 600,
  interval: 5,
};

/** A store that answers these one after the other, and how long it was waited before each. */
async function login(answers: readonly [number, unknown][], first = begun) {
  const left = [...answers];
  const asked: unknown[] = [];
  const store = await serve((request, response, body) => {
    if (request.url === '/api/device') {
      asked.push(JSON.parse(body.toString()));
      return sendJson(response, 200, first);
    }
    expect(JSON.parse(body.toString())).toEqual({ device_code: first.device_code });
    const [status, answer] = left.shift() ?? [400, { error: 'authorization_pending' }];
    return sendJson(response, status, answer);
  });
  const waits: number[] = [];
  const code = await beginLogin(store, 'tempera on laptop', ['library']);
  expect(asked).toEqual([{ client_name: 'tempera on laptop', scopes: ['library'] }]);
  const token = awaitToken(store, code, async (seconds) => void waits.push(seconds));
  return { token, waits };
}

const pending = { error: 'authorization_pending' };
const given = { access_token: 'tpa_x', token_type: 'bearer', scope: 'library', expires_at: 5 };

it('asks as often as it is told to, until there is a token', async () => {
  const { token, waits } = await login([
    [400, pending],
    [400, { error: 'slow_down' }],
    [503, {}],
    [429, {}],
    [200, given],
  ]);
  expect(await token).toEqual({ token: 'tpa_x', expiresAt: 5 });
  expect(waits).toEqual([5, 5, 10, 20, 25]);
});

it.each([
  ['was refused', [400, { error: 'access_denied' }], /refused in the browser/],
  ['has ended', [400, { error: 'expired_token' }], /has ended/],
  ['is told something else', [400, 'nothing'], /does not answer as a store/],
] as const)('gives up once it %s', async (_what, [status, answer], message) => {
  const { token, waits } = await login([
    [400, pending],
    [status, answer],
  ]);
  await expect(token).rejects.toThrow(message);
  expect(waits).toHaveLength(2);
});

it('gives up by itself when the code has ended', async () => {
  const { token, waits } = await login([], { ...begun, expires_in: 16 });
  await expect(token).rejects.toThrow('has ended');
  expect(waits).toEqual([5, 5, 5]);
});
