import type { Room } from '@tempera/domain/conversations/room';
import { isTooFast } from '@tempera/domain/conversations/ticket';
import { describe, expect, it } from 'vitest';
import { serverNow } from '../../firebase/write/write.ts';
import { countingOf, isSameFor, messageWrites, sentBy } from './room-writes.ts';

const two = { uid: 'b', name: 'Ben', role: 'customer', other: 'a', otherName: 'Ada' } as const;
const room: Room = {
  name: '',
  participants: ['a', 'b'],
  isGroup: false,
  names: { a: 'Ada', b: 'Ben' },
  createdAt: 0,
  lastMessage: 'Hello',
  lastMessageAt: 0,
  lastMessageId: 'b_6',
  sent: { b: 7 },
  times: { b: { 2: 1_000 } },
  unread: {},
  readAt: {},
};

describe('a message', () => {
  it('opens the room of the two, whose uids stand in order', () => {
    const [opened, added] = messageWrites('a_b', two, null, 'Hello');
    expect(opened).toMatchObject({
      set: 'rooms/a_b',
      data: {
        participants: ['a', 'b'],
        names: { a: 'Ada', b: 'Ben' },
        unread: { a: 1 },
        lastMessageId: 'b_0',
      },
    });
    expect(added).toMatchObject({
      set: 'rooms/a_b/messages/b_0',
      data: { content: 'Hello', senderRole: 'customer', chatId: 'a_b' },
    });
  });

  it('takes the sender’s next number in a room that stands, and brings their name', () => {
    const [counted, added] = messageWrites('a_b', two, room, 'More');
    expect(counted).toEqual({
      update: 'rooms/a_b',
      data: {
        'names.b': 'Ben',
        'sent.b': 8,
        'times.b.2': serverNow,
        'unread.a': 1,
        lastMessage: 'More',
        lastMessageAt: serverNow,
        lastMessageId: 'b_7',
      },
    });
    expect(added).toMatchObject({ set: 'rooms/a_b/messages/b_7', data: { timestamp: serverNow } });
  });
});

it('counts as a conversation where it begins one', () => {
  const by = { uid: 'b', role: 'customer' };
  expect(countingOf('a_b', two, null, 'rooms/a_b/messages/b_0')).toEqual({
    by,
    kind: 'rooms',
    last: 'rooms/a_b',
  });
  const last = 'rooms/a_b/messages/b_7';
  expect(countingOf('a_b', two, room, last)).toEqual({ by, kind: 'messages', last });
});

it('is too fast ten seconds after the fifth before, and only then', () => {
  expect(isTooFast(sentBy('b', room), 10_999)).toBe(true);
  expect(isTooFast(sentBy('b', room), 11_000)).toBe(false);
  expect(isTooFast(sentBy('a', room), 1_000)).toBe(false);
});

it('has to be written anew when somebody wrote, or the other opened the room', () => {
  expect(isSameFor(two, room, { ...room, lastMessage: 'Else', unread: { b: 3 } })).toBe(true);
  expect(isSameFor(two, room, { ...room, sent: { b: 8 } })).toBe(false);
  expect(isSameFor(two, room, { ...room, unread: { a: 1 } })).toBe(false);
  expect(isSameFor(two, null, room)).toBe(false);
});
