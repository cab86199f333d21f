import type { Notification } from '@tempera/domain/conversations/notification';
import { durations } from '@tempera/domain/site/durations';
import { describe, expect, it } from 'vitest';
import { movedSides, type Side, sidesOf } from './conversation-sides.ts';
import { mergeNews, mergeReply } from './merge-notification.ts';
import { accessNews, orderNews } from './record-news.ts';

const side = (unread: number, sent: number): Side => ({
  uid: 'u',
  unread,
  sent,
  title: 'Support replied',
  text: `Message ${sent}`,
  link: '/x',
});
/** What comes of these states of a conversation, one after the other, a second apart. */
function follow(states: (Side | null | 'reads')[]): Notification | null {
  let stored = null as Notification | null;
  for (const [second, state] of states.entries()) {
    if (state !== 'reads') stored = mergeReply('ticket', stored, state, second * 1_000) ?? stored;
    else if (stored) stored = { ...stored, read: true };
  }
  return stored;
}

describe('a reply', () => {
  it('rings, and again with the next one, as one notification', () => {
    const first = follow([side(1, 1)]);
    expect(first).toMatchObject({ read: false, count: 1, text: 'Message 1', mailDue: durations.mailAfter });
    const second = follow([side(1, 1), side(2, 2)]);
    expect(second).toMatchObject({ read: false, count: 2, at: 1_000, mailDue: durations.mailAfter });
  });

  it('that comes twice or late rings once', () => {
    expect(follow([side(2, 2), side(2, 2), 'reads', side(2, 2)])).toMatchObject({ read: true, count: 2 });
    expect(follow([side(2, 2), 'reads', side(1, 1)])).toMatchObject({ read: true, count: 2, told: 2 });
  });

  it('that was opened is read, and rings anew with the next one, whatever was missed between', () => {
    expect(follow([side(2, 2), side(0, 2)])).toMatchObject({ read: true, mailDue: null });
    expect(follow([side(2, 2), side(0, 2), side(1, 3)])).toMatchObject({
      read: false,
      count: 1,
      mailed: false,
    });
    expect(follow([side(2, 2), 'reads', side(2, 4)])).toMatchObject({ read: false, count: 2 });
    expect(follow([side(2, 2), null])).toMatchObject({ read: true });
    expect(follow([side(0, 2)])).toBeNull();
  });

  it('gets one mail until it is read', () => {
    const mailed = { ...(follow([side(1, 1)]) as Notification), mailed: true, mailDue: null };
    expect(mergeReply('ticket', mailed, side(2, 2), 5)).toMatchObject({ mailed: true, mailDue: null });
    const read = { ...mailed, read: true };
    expect(mergeReply('ticket', read, side(2, 2), 5)).toMatchObject({
      mailed: false,
      mailDue: 5 + durations.mailAfter,
    });
  });
});

describe('whom a conversation concerns', () => {
  const room = {
    participants: ['a', 'b'],
    names: { a: 'Ada', b: 'Ben' },
    unread: { a: 1, b: 0 },
    sent: { a: 4, b: 2 },
    lastMessage: 'Hi',
  };

  it('is both of a room, each by what the other wrote', () => {
    expect(sidesOf('room', 'a_b', room)).toMatchObject([
      { uid: 'a', unread: 1, sent: 2, title: 'Ben wrote to you', text: 'Hi' },
      { uid: 'b', unread: 0, sent: 4, title: 'Ada wrote to you' },
    ]);
  });

  it('is the customer alone of tickets and chats', () => {
    const ticket = { userId: 'u', customerUnread: 1, staffSent: 3, staffUnread: 9, lastMessage: 'Yes' };
    expect(sidesOf('ticket', 'u_0', ticket)).toMatchObject([{ uid: 'u', unread: 1, sent: 3 }]);
    const chat = { userId: 'u', customerUnread: 2, sent: { u: 7, s: 2, t: 1 }, lastMessage: 'Yes' };
    expect(sidesOf('chat', 'c', chat)).toMatchObject([{ uid: 'u', unread: 2, sent: 3 }]);
  });

  it('is nobody where the document says nothing', () => {
    for (const data of [undefined, {}, { userId: 7, sent: 'x' }, { userId: 'a/b' }]) {
      for (const kind of ['ticket', 'chat', 'room'] as const) expect(sidesOf(kind, 'x', data)).toEqual([]);
    }
    expect(sidesOf('ticket', 'x', { userId: 'u', customerUnread: -1 })).toMatchObject([
      { unread: 0, sent: 0 },
    ]);
  });

  it('is nobody for a change that is no message', () => {
    const sides = sidesOf('room', 'a_b', room);
    expect(movedSides(sides, sidesOf('room', 'a_b', { ...room, typing: true }))).toEqual([]);
    expect(movedSides(sides, sidesOf('room', 'a_b', { ...room, unread: { a: 0, b: 0 } }))).toEqual(['a']);
    expect(movedSides([], sides)).toEqual(['a', 'b']);
    expect(movedSides(sides, [])).toEqual(['a', 'b']);
  });
});

describe('a record', () => {
  const titles = (was: object | undefined, is: object | undefined) =>
    accessNews('u', was, is).map(({ title }) => title);
  const active = { role: 'customer', status: 'active' };

  it('of an order tells that it has ended', () => {
    const news = (was: string | null, is: string | null) =>
      orderNews(
        'O',
        was === null ? undefined : { status: was },
        is === null ? undefined : { uid: 'u', status: is },
      )?.title;
    expect(news(null, 'completed')).toBe('Order completed');
    expect(news('pending', 'completed')).toBe('Order completed');
    expect(news('pending', 'failed')).toBe('Order failed');
    expect([news(null, 'pending'), news('completed', 'completed'), news('completed', null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(orderNews('O', undefined, { status: 'completed' })).toBeNull();
    expect(orderNews('O', undefined, { uid: 'u', status: 'constructor' })).toBeNull();
  });

  it('of a standing tells of restrictions, their end, and a new role', () => {
    expect(titles(undefined, { ...active, status: 'banned' })).toEqual(['Your account is banned']);
    expect(titles(active, { ...active, status: 'suspended' })).toEqual(['Your account is suspended']);
    const banned = { ...active, status: 'banned', restrictionId: 'r1' };
    expect(titles(banned, { ...banned, until: 1 })).toEqual([]);
    expect(titles(banned, { ...banned, restrictionId: 'r2' })).toEqual(['Your account is banned']);
    expect(titles(banned, { ...active, restrictionId: '' })).toEqual(['Your account is active again']);
    expect(titles(active, { ...active, role: 'staff' })).toEqual(['Your role has changed']);
    expect(titles(undefined, { ...active, role: 'owner' })).toEqual([]);
    expect(titles(active, undefined)).toEqual([]);
  });

  it('that changed earlier says nothing any more', () => {
    const news = orderNews('O', undefined, { uid: 'u', status: 'completed' });
    if (!news) throw new Error('no news');
    const told = mergeNews(null, news, 10);
    expect(told).toMatchObject({ at: 10, read: false, mailDue: null });
    expect(mergeNews(told, news, 10)).toBeNull();
    expect(mergeNews(told, news, 9)).toBeNull();
    expect(mergeNews(told, { ...news, kind: 'moderation' }, 11)).toMatchObject({
      at: 11,
      mailDue: 11 + durations.mailAfter,
    });
  });
});
