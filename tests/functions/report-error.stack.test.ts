import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeReport } from '../../functions/src/errors/take-report.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { logs } from '../../functions/src/platform/logs.ts';
import { storeUrl } from './support/http.ts';
import { unique } from './support/store.ts';

const report = {
  kind: 'TypeError',
  message: 'x is not a function',
  frames: ['at open (assets/app-1a.js:1:23)'],
  release: 'app-1a',
  path: '/admin/orders',
};

const send = (body: unknown, init: RequestInit = {}) =>
  fetch(storeUrl('/errors'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });

/** The emulators’ own address sends them all. */
beforeEach(() => db().recursiveDelete(db().collection('limits')));

describe('/errors', () => {
  it('takes what a browser tells, and is kept by nobody', async () => {
    const response = await send(report);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it.each([
    ['more than it asked for', { ...report, email: 'jane@example.com' }],
    ['a page’s address', { ...report, path: 'https://store.example.com/' }],
    ['a frame elsewhere', { ...report, frames: ['at x (https://elsewhere.example.com/a.js:1:2)'] }],
    ['too many frames', { ...report, frames: Array(21).fill(report.frames[0]) }],
    ['a long message', { ...report, message: 'x'.repeat(1_001) }],
    ['a reference that is none', { ...report, reference: 'ILOU0000' }],
    ['nothing', {}],
  ])('refuses %s', async (_what, body) => {
    const response = await send(body);
    expect([response.status, await response.json()]).toMatchObject([400, { reason: 'invalid-input' }]);
  });

  it('is only posted to', async () => {
    expect((await fetch(storeUrl('/errors'))).status).toBe(405);
  });
});

/** Asks the operation itself, as it is behind a proxy that has seen `ip`. */
async function take(body: unknown, ip: string) {
  const answer = { status: 200, body: undefined as unknown };
  const response = {
    set: () => response,
    status(code: number) {
      answer.status = code;
      return response;
    },
    json(sent: unknown) {
      answer.body = sent;
      return response;
    },
    end: () => response,
  };
  const request = { method: 'POST', body, headers: { 'x-forwarded-for': `1.2.3.4, ${ip}` } };
  await takeReport(request as never, response as never);
  return answer;
}

describe('what is written down', () => {
  it('is nothing personal, even of a browser that takes nothing out', async () => {
    const written = vi.spyOn(logs, 'failedInBrowser');
    const body = { ...report, message: 'no jane@example.com', path: '/problem/contact/id=Jane%Doe?token=1' };
    expect((await take(body, unique('ip'))).status).toBe(204);
    expect(written).toHaveBeenCalledExactlyOnceWith({
      ...report,
      message: 'no [email]',
      path: '/problem/contact/:id',
    });
    written.mockRestore();
  });

  it('is twenty reports an hour of one network address', async () => {
    const written = vi.spyOn(logs, 'failedInBrowser').mockImplementation(() => {});
    const ip = unique('ip');
    const answers = [];
    for (let sent = 0; sent < 22; sent++) answers.push((await take(report, ip)).status);
    expect(answers).toEqual([...Array(20).fill(204), 429, 429]);
    expect((await take(report, unique('ip'))).status).toBe(204);
    expect(written).toHaveBeenCalledTimes(21);
    written.mockRestore();
  });
});
