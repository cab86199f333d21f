import { isTooFast, type Ticket } from '@tempera/domain/conversations/ticket';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../firebase/auth/session.ts';
import { serverNow } from '../../firebase/write/write.ts';
import { messageWrites, sentBy, threadEntries } from './ticket-messages.ts';

const person = (uid: string) => ({ uid, name: 'Pat Example', role: 'customer' }) as Person;
const ticket: Ticket = {
  userId: 'own',
  username: 'Pat Example',
  status: 'open',
  subject: 'A question',
  createdAt: 0,
  lastMessage: 'How?',
  lastMessageAt: 0,
};

describe('messageWrites', () => {
  it('counts the first answer of staff in a ticket without counters', () => {
    const [update, set] = messageWrites(person('other'), 'own_0', ticket, 'So');
    expect(update).toEqual({
      update: 'tickets/own_0',
      data: {
        status: 'open',
        lastMessage: 'So',
        lastMessageAt: serverNow,
        staffSent: 1,
        'staffTimes.0': serverNow,
        customerUnread: 1,
      },
    });
    expect(set).toMatchObject({ set: 'tickets/own_0/messages/staff_0' });
  });

  it('goes on counting on the customer’s side', () => {
    const [update, set] = messageWrites(
      person('own'),
      'own_0',
      { ...ticket, customerSent: 6, staffUnread: 2 },
      'And?',
    );
    expect(update).toMatchObject({
      data: { customerSent: 7, 'customerTimes.1': serverNow, staffUnread: 3 },
    });
    expect(set).toMatchObject({ set: 'tickets/own_0/messages/customer_6' });
  });
});

it.each([
  [{}, false],
  [{ customerSent: 5, customerTimes: { 0: 100, 1: 200 } }, true],
  [{ customerSent: 6, customerTimes: { 0: 100, 1: -5_000 } }, false],
])('%j is too fast: %s', (fields, expected) => {
  expect(isTooFast(sentBy('customer', { ...ticket, ...fields }), 5_000)).toBe(expected);
});

const message = (id: string, timestamp: number) => ({ id, timestamp }) as never;
const other = (id: string, at: number) => ({ id, at }) as never;
const ids = (...all: Parameters<typeof threadEntries>) => threadEntries(...all).map(({ id }) => id);

it('stands in the order of time, whatever it is', () => {
  const messages = [message('m3', 30), message('m1', 10)];
  expect(ids(messages, [other('n', 20)], [other('f', 25), other('f0', 5)], false)).toEqual([
    'f0',
    'm1',
    'n',
    'f',
    'm3',
  ]);
});

it('keeps what is older for the messages that are', () => {
  const messages = [message('m3', 30), message('m2', 20)];
  expect(ids(messages, [other('n', 10)], [other('f', 20)], true)).toEqual(['m2', 'f', 'm3']);
  expect(ids([], [other('n', 10)], [], false)).toEqual(['n']);
});
