import { beforeEach, expect, it, vi } from 'vitest';
import { CallError, isLost } from './call.ts';
import { isTooSoon, type MessageStore, messageSender } from './send-message.ts';
import { writeCounted } from './write-counted.ts';

const stored = vi.hoisted(() => new Map<string, Record<string, unknown>>());
vi.mock('../live/read.ts', () => ({ readDoc: async (path: string) => stored.get(path) ?? null }));
vi.mock('./write.ts', () => ({ assertOnline: () => {} }));
vi.mock('./write-counted.ts', () => ({ writeCounted: vi.fn() }));

const write = vi.mocked(writeCounted);
const refusal = Object.assign(new Error(), { code: 'permission-denied' });
const message = { key: 'k', text: 'Hello', tried: null };
interface Counted {
  sent: number;
  times?: Record<string, number>;
}

/** A conversation that stands at `known` on screen and at `now` in the store; `names` are what the sender is called. */
function send(known: Counted, now: Counted | null, names = ['Ada'], tried: string | null = null) {
  const claim = vi.fn();
  const store: MessageStore<Counted> = {
    known,
    read: async () => now,
    senderName: async (anew) => names[anew ? 1 : 0] ?? 'Ada',
    writes: ({ sent }, senderName, text) => [
      { update: 'c/1', data: { sent: sent + 1 } },
      { set: `c/1/messages/${sent}`, data: { senderName, text } },
    ],
    counting: (_document, last) => ({ kind: 'messages', by: { uid: 'ada' }, last }),
    hasMoved: (one, other): other is Counted => other !== null && other.sent !== one.sent,
    sentIn: ({ sent, times }) => ({ count: sent, times }),
    says: ({ text }, said) => text === said,
  };
  return { claim, sent: messageSender(store)({ ...message, tried }, claim) };
}

beforeEach(() => {
  stored.clear();
  write.mockReset();
});

it('notes where a message will stand before it is written', async () => {
  const { claim, sent } = send({ sent: 3 }, null);
  await sent;
  expect(claim.mock.calls).toEqual([['c/1/messages/3']]);
  expect(claim.mock.invocationCallOrder[0]).toBeLessThan(write.mock.invocationCallOrder[0] ?? 0);
});

it('sends nothing twice: what was tried before may have arrived', async () => {
  stored.set('c/1/messages/3', { text: 'Hello' });
  await send({ sent: 3 }, null, [], 'c/1/messages/3').sent;
  expect(write).not.toHaveBeenCalled();
  stored.set('c/1/messages/3', { text: 'Else' });
  await send({ sent: 3 }, null, [], 'c/1/messages/3').sent;
  expect(write).toHaveBeenCalledOnce();
});

it('sends nothing twice: what is refused may stand there already, sent again by the browser', async () => {
  write.mockImplementationOnce(async () => {
    stored.set('c/1/messages/3', { text: 'Hello' });
    throw refusal;
  });
  await send({ sent: 3 }, { sent: 4 }).sent;
  expect(write).toHaveBeenCalledOnce();
});

it('takes the next number when another message was first, and the name that the store has by now', async () => {
  write.mockRejectedValueOnce(refusal);
  const { claim, sent } = send({ sent: 3 }, { sent: 4 }, ['Ada', 'Eda']);
  await sent;
  expect(claim).toHaveBeenLastCalledWith('c/1/messages/4');
  expect(write.mock.lastCall?.[1][1]).toMatchObject({ data: { senderName: 'Eda' } });
  expect(write.mock.lastCall?.[0].last).toBe('c/1/messages/4');
});

it('tries a few times, not for ever', async () => {
  write.mockRejectedValue(refusal);
  let sent = 0;
  const moving = {
    get sent() {
      return sent++;
    },
  };
  await expect(send({ sent: -1 }, moving).sent).rejects.toBe(refusal);
  expect(write).toHaveBeenCalledTimes(4);
});

it('says that the pace was met, and only then', async () => {
  write.mockRejectedValue(refusal);
  const times = { 0: Date.now() - 1_000 };
  await expect(send({ sent: 5 }, { sent: 5, times }).sent).rejects.toSatisfy(isTooSoon);
  await expect(send({ sent: 5 }, { sent: 5, times: { 0: Date.now() - 60_000 } }).sent).rejects.toBe(refusal);
  await expect(send({ sent: 5 }, null).sent).rejects.toBe(refusal);
});

it('hands on that a limit is reached, and tries no more', async () => {
  const reached = new CallError({ reason: 'too-many-requests' }, 'That is enough.');
  write.mockRejectedValue(reached);
  await expect(send({ sent: 0 }, { sent: 1 }).sent).rejects.toBe(reached);
  expect(write).toHaveBeenCalledOnce();
});

it('leaves a lost connection to whoever keeps what waits', async () => {
  write.mockRejectedValueOnce(new CallError(null));
  await expect(send({ sent: 0 }, null).sent).rejects.toSatisfy(isLost);
  expect(isLost(refusal)).toBe(false);
});
