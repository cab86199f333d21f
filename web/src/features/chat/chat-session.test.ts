import { isTooFast } from '@tempera/domain/conversations/ticket';
import { describe, expect, it } from 'vitest';
import type { Person } from '../../firebase/auth/session.ts';
import { oneMore, serverNow } from '../../firebase/write/write.ts';
import {
  matchSessions,
  messageWrites,
  type StoredMessage,
  type StoredSession,
  sentBy,
  toFilter,
  unreadOf,
} from './chat-session.ts';

const person = (uid: string) => ({ uid, name: 'Pat Example', role: 'customer' }) as Person;
const chat = { id: 'own_0', userId: 'own', sent: {}, times: {} } as unknown as StoredSession;

describe('messageWrites', () => {
  it('counts the customer’s first message for the team', () => {
    const [update, set] = messageWrites(person('own'), 'Pat', chat, 'How?');
    expect(update).toEqual({
      update: 'chats/own_0',
      data: {
        lastMessage: 'How?',
        lastMessageTime: serverNow,
        'sent.own': 1,
        'times.own.0': serverNow,
        unreadCount: oneMore,
      },
    });
    expect(set).toMatchObject({
      set: 'chats/own_0/messages/own_0',
      data: { senderType: 'user', senderName: 'Pat' },
    });
  });

  it('goes on counting each person of the team', () => {
    const sent = { own: 3, staff: 6 };
    const [update, set] = messageWrites(person('staff'), 'Sam', { ...chat, sent }, 'So');
    expect(update).toMatchObject({
      data: { 'sent.staff': 7, 'times.staff.1': serverNow, customerUnread: oneMore },
    });
    expect(set).toMatchObject({ set: 'chats/own_0/messages/staff_6', data: { senderType: 'admin' } });
  });
});

it.each([
  [{}, {}, false],
  [{ own: 5 }, { own: { 0: 100, 1: 200 } }, true],
  [{ own: 6 }, { own: { 0: 100, 1: -5_000 } }, false],
  [{ own: 5 }, { staff: { 0: 100 } }, false],
])('%j at %j is too fast: %s', (sent, times, expected) => {
  expect(isTooFast(sentBy('own', { ...chat, sent, times } as StoredSession), 5_000)).toBe(expected);
});

it('knows what each side has not opened', () => {
  const message = (id: string, senderType: string, isRead: boolean) =>
    ({ id, senderType, isRead }) as StoredMessage;
  const all = [message('a', 'user', false), message('b', 'admin', false), message('c', 'admin', true)];
  expect(unreadOf(all, 'own', chat).map(({ id }) => id)).toEqual(['b']);
  expect(unreadOf(all, 'staff', chat).map(({ id }) => id)).toEqual(['a']);
});

it.each([
  ['mine', 'mine'],
  ['other', 'all'],
  [null, 'all'],
])('an address that says %s asks for %s', (text, filter) => {
  expect(toFilter(text)).toBe(filter);
});

it.each([
  ['ADA', 1],
  ['b@example', 1],
  [' invoice ', 1],
  ['example', 2],
  ['', 2],
  ['nobody', 0],
])('"%s" is found %i times', (text, count) => {
  const sessions = [
    { userName: 'Ada Example', userEmail: 'a@example.com', lastMessage: 'Hello' },
    { userName: 'Ben Sample', userEmail: 'b@example.com', lastMessage: 'My invoice?' },
  ];
  expect(matchSessions(sessions, text)).toHaveLength(count);
});
