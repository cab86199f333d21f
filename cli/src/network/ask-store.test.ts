import { expect, it } from 'vitest';
import type { Failure } from '../core/failure.ts';
import { readMe } from './store-api.ts';
import { sendJson, serve } from './test-server.ts';

const failureOf = (work: Promise<unknown>): Promise<Failure> =>
  work.then(
    () => {
      throw new Error('it was answered');
    },
    (cause) => cause,
  );

it('asks with the token, and answers what the store has told', async () => {
  const me = { uid: 'u1', name: 'Ann', email: 'ann@example.com', scopes: ['profile'] };
  const store = await serve((request, response) =>
    request.headers.authorization === 'Bearer secret' && request.url === '/api/me'
      ? sendJson(response, 200, { ...me, more: 1 })
      : sendJson(response, 500, {}),
  );
  expect(await readMe({ store, token: 'secret' })).toEqual(me);
});

it.each([
  [
    401,
    { reason: 'sign-in-required', message: 'Please log in first.' },
    {},
    'login',
    'sign-in-required',
    /token/,
  ],
  [
    401,
    { reason: 'sign-in-required', message: 'Create a new one.', token: 'expired' },
    {},
    'login',
    'sign-in-required',
    /^This access token has expired\.$/,
  ],
  [
    401,
    { reason: 'sign-in-required', message: 'Eaten.', token: 'eaten' },
    {},
    'login',
    'sign-in-required',
    /revoked, has expired, or is wrong/,
  ],
  [
    403,
    { reason: 'restricted', message: 'Your account\u001b[31m is restricted.' },
    {},
    'refused',
    'restricted',
    /^Your account\[31m is/,
  ],
  [404, { message: 'There is nothing at this address.' }, {}, 'refused', '', /nothing at this/],
  [
    429,
    { reason: 'too-many-attempts', message: 'Wait.' },
    { 'retry-after': '7' },
    'refused',
    'too-many-attempts',
    /Wait/,
  ],
  [502, 'down', {}, 'unreachable', 'unreachable', /is not well \(502\)/],
  [404, '<html>', {}, 'unreachable', 'unreachable', /does not answer as a store/],
  [200, { uid: 1 }, {}, 'unreachable', 'unreachable', /does not answer as a store/],
  [200, null, {}, 'unreachable', 'unreachable', /does not answer as a store/],
])('tells of %i %j', async (status, body, headers, ending, reason, message) => {
  const store = await serve((_request, response) => sendJson(response, status, body, headers));
  const failure = await failureOf(readMe({ store, token: 'secret' }));
  expect(failure).toMatchObject({ ending, reason, message: expect.stringMatching(message) });
  if ('retry-after' in headers) expect(failure.hint).toContain('7 s');
});

it('tells where nothing answers', async () => {
  const failure = await failureOf(readMe({ store: 'http://127.0.0.1:9', token: '' }));
  expect(failure).toMatchObject({ ending: 'unreachable', message: expect.stringContaining('127.0.0.1:9') });
});
