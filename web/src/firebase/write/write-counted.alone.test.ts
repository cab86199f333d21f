import { limitText, type Tally } from '@tempera/domain/people/tally';
import { beforeEach, expect, it, vi } from 'vitest';
import { readDoc } from '../live/read.ts';
import { CallError } from './call.ts';
import { oneLess, oneMore, serverNow, writeTogether } from './write.ts';
import { deleteCounted, writeCounted } from './write-counted.ts';

vi.mock('../live/read.ts', () => ({ readDoc: vi.fn() }));
vi.mock('../live/store-time.ts', () => ({ serverOffset: async () => 0 }));
vi.mock('./write.ts', async (load) => ({
  ...(await load<typeof import('./write.ts')>()),
  assertOnline: () => {},
  writeTogether: vi.fn(),
}));

const write = vi.mocked(writeTogether);
const read = vi.mocked(readDoc);
const refusal = Object.assign(new Error(), { code: 'permission-denied' });
const day = 86_400_000;

/** Each test is of a person of its own: the module remembers their tallies. */
let uid = '';
let people = 0;
beforeEach(() => {
  people += 1;
  uid = `person${people}`;
  write.mockReset();
  read.mockReset();
});

const tally = (count: number, ago = 1_000): Tally => ({
  count,
  since: Date.now() - ago,
  at: Date.now() - ago,
  last: '',
});
const stored = (...found: (Tally | null)[]) => {
  for (const one of found) read.mockResolvedValueOnce(one && { ...one });
};
const report = { set: 'abuseReports/1', data: { text: 'x' } };
const send = (more = {}) =>
  writeCounted({ kind: 'abuseReports', by: { uid, ...more }, last: report.set }, [report]);
const path = () => `users/${uid}/tallies/abuseReports`;
const begun = () => ({
  set: path(),
  data: { count: 1, since: serverNow, at: serverNow, last: report.set },
});
const added = () => ({ update: path(), data: { count: oneMore, at: serverNow, last: report.set } });

it('begins a tally, and one anew whose hours are over', async () => {
  stored(null, tally(20, day));
  await send();
  await send();
  expect(write.mock.calls).toEqual([[[report, begun()]], [[report, begun()]]]);
});

it('adds one to a tally, which it reads once', async () => {
  stored(tally(3));
  await send();
  await send();
  expect(write.mock.calls).toEqual([[[report, added()]], [[report, added()]]]);
  expect(read).toHaveBeenCalledOnce();
});

it('looks again where another tab has counted, in either direction', async () => {
  write.mockRejectedValueOnce(refusal);
  stored(null, tally(1));
  await send();
  expect(write).toHaveBeenLastCalledWith([report, added()]);
});

it('says in words that a limit is reached', async () => {
  write.mockRejectedValueOnce(refusal);
  stored(tally(19), tally(20));
  const failed = await send().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(CallError);
  expect(failed).toMatchObject({ message: limitText('abuseReports', { uid }) });
  expect(write).toHaveBeenCalledOnce();
});

it('hands on what is refused for another reason, and what is no refusal', async () => {
  write.mockRejectedValueOnce(refusal);
  stored(tally(3), tally(3));
  await expect(send()).rejects.toBe(refusal);
  write.mockRejectedValueOnce(new CallError(null));
  await expect(send()).rejects.toThrow(CallError);
  write.mockRejectedValue(refusal);
  stored(null, tally(3), tally(3));
  uid += 'again';
  await expect(send()).rejects.toBe(refusal);
});

it('counts nothing of those who answer customers', async () => {
  const message = { set: 'rooms/1/messages/2', data: {} };
  await writeCounted({ kind: 'messages', by: { uid, role: 'staff' }, last: message.set }, [message]);
  expect(write).toHaveBeenCalledWith([message]);
  expect(read).not.toHaveBeenCalled();
});

const wish = () => ({ kind: 'wishlist', by: { uid }, last: `users/${uid}/wishlist/one` }) as const;
const gone = () => ({ delete: wish().last });

it('gives a place back with what goes', async () => {
  stored(tally(2, 90 * day));
  await deleteCounted(wish());
  const less = { count: oneLess, at: serverNow, last: wish().last };
  expect(write).toHaveBeenCalledWith([gone(), { update: `users/${uid}/tallies/wishlist`, data: less }]);
});

it('deletes what was never counted, or is gone already', async () => {
  stored(null);
  await deleteCounted(wish());
  expect(write.mock.calls).toEqual([[[gone()]]]);
  write.mockReset();
  write.mockRejectedValueOnce(refusal);
  stored(tally(2));
  await deleteCounted(wish());
  expect(write).toHaveBeenLastCalledWith([gone()]);
});
