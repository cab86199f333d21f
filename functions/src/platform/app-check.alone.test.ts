import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RefusalError } from '@tempera/domain/calls/reasons';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

/** Alone: it replaces what the functions read at load. */

/** As the SDK rejects: a wrong token, and one that it has no keys for, by one code. */
const rejected = (code: string, cause?: string) =>
  Promise.reject(Object.assign(new Error(code), { code, cause: { code: cause } }));
const answers: Record<string, () => Promise<object>> = {
  good: async () => ({}),
  expired: () => rejected('app-check/app-check-token-expired', 'token-expired'),
  keyless: () => rejected('app-check/invalid-argument', 'key-fetch-error'),
  unlucky: () => rejected('app-check/internal-error'),
};
const verified = {
  verifyToken: (token: string) =>
    answers[token]?.() ?? rejected('app-check/invalid-argument', 'invalid-signature'),
};

/** The functions of a store that enforces App Check, or does not. */
async function load(enforceAppCheck: boolean) {
  vi.resetModules();
  vi.doMock('./params.ts', async (original) => ({ ...(await original<object>()), enforceAppCheck }));
  vi.doMock('./admin.ts', async (original) => ({
    ...(await original<object>()),
    appCheck: async () => verified,
    auth: async () => ({ verifyIdToken: async () => ({ uid: 'ada' }) }),
  }));
  const [{ requireBearer }, { callable }, { toRefusal }, { logs }] = await Promise.all([
    import('./caller.ts'),
    import('./callable.ts'),
    import('./refusals.ts'),
    import('./logs.ts'),
  ]);
  return { requireBearer, callable, toRefusal, logs };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** Calls a callable as Cloud Functions would be asked to, and tells the status with what it answered. */
async function ask(callable: Loaded['callable'], headers: Record<string, string> = {}) {
  const called = callable('test', z.object({}), async () => 'done');
  const server = createServer((req: IncomingMessage, res: ServerResponse) => {
    const request = Object.assign(req, {
      body: { data: {} },
      header: (name: string) => req.headers[name.toLowerCase()],
    });
    const response = Object.assign(res, {
      set: (name: string | object, value?: string) => {
        for (const [key, one] of Object.entries(typeof name === 'string' ? { [name]: value } : name))
          res.setHeader(key, String(one));
        return response;
      },
      status: (code: number) => {
        res.statusCode = code;
        return response;
      },
      send: (body: unknown) => {
        res.end(JSON.stringify(body));
        return response;
      },
    });
    void called(request as never, response as never);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"data":{}}',
  });
  const answer: unknown = await response.json();
  server.closeAllConnections();
  server.close();
  return { status: response.status, answer };
}

const bearing = (headers: Record<string, string> = {}) => ({
  get: (name: string) => ({ Authorization: 'Bearer token', ...headers })[name],
});

/** Who was let in, or why not. */
const outcome = (asked: Promise<{ uid: string }>) =>
  asked.then(
    ({ uid }) => uid,
    (error: RefusalError) => error.refusal.reason,
  );

describe('where App Check is enforced', () => {
  let loaded: Loaded;
  beforeEach(async () => {
    loaded = await load(true);
  });

  it.each([
    ['without a token', {}],
    ['with one that is none', { 'X-Firebase-AppCheck': 'forged' }],
    ['with one that is over', { 'X-Firebase-AppCheck': 'expired' }],
  ])('an HTTP function refuses who comes %s', async (_what, headers) => {
    expect(await outcome(loaded.requireBearer(bearing(headers)))).toBe('sign-in-required');
  });

  it.each(['keyless', 'unlucky'])(
    'an HTTP function that can’t look at a token says so, and not that it is wrong: %s',
    async (token) => {
      const asked = loaded.requireBearer(bearing({ 'X-Firebase-AppCheck': token }));
      const failure: unknown = await asked.catch((error) => error);
      const logged = vi.spyOn(loaded.logs, 'unexpected').mockReturnValue();
      expect(loaded.toRefusal('test', failure).reason).toBe('busy');
      expect(logged).toHaveBeenCalledWith('test', failure, expect.any(String));
    },
  );

  it('an HTTP function answers the store’s own pages', async () => {
    expect(await outcome(loaded.requireBearer(bearing({ 'X-Firebase-AppCheck': 'good' })))).toBe('ada');
  });

  it('a callable refuses who comes without a token, by the same reason', async () => {
    expect(await ask(loaded.callable)).toMatchObject({
      status: 401,
      answer: { error: { details: { reason: 'sign-in-required' } } },
    });
  });
});

describe('where App Check is not enforced', () => {
  it('nobody is asked for its token', async () => {
    const { requireBearer, callable } = await load(false);
    expect(await outcome(requireBearer(bearing()))).toBe('ada');
    expect(await ask(callable)).toEqual({ status: 200, answer: { result: 'done' } });
  });
});
