import { tallyLimits } from '@tempera/domain/people/tally';
import { serverTimestamp } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect } from 'vitest';
import { db } from '../../../functions/src/platform/admin.ts';
import { type Account, signInAsGuest } from '../../functions/support/http.ts';
import { putProduct, unique } from '../../functions/support/store.ts';
import { room } from '../../rules/kit/rooms.ts';
import { attack } from '../kit/attack.ts';
import { burst, newNetwork, tallyOf } from '../kit/bursts.ts';
import { call } from '../kit/calls.ts';
import { type Cast, nameOf, openCast } from '../kit/cast.ts';
import { ask, commitOf } from '../kit/firestore.ts';
import { pairOf } from '../kit/targets.ts';
import { counted, guestChat, newRoom, newTicket, secondMessage, type Writes } from '../kit/writes.ts';

/** Of the 26 that got through once: what nobody counted of what people write themselves. */

let cast: Cast;
let me: string;

beforeAll(async () => {
  cast = await openCast();
  me = cast.customer.uid;
});

const write = (who: Account, ...writes: Writes[]) => ask(commitOf(Object.assign({}, ...writes)), who);
const now = serverTimestamp();

/** So many of a kind were counted, within its hours. */
async function stands(kind: keyof typeof tallyLimits, count: number): Promise<void> {
  const at = Timestamp.fromMillis(Date.now() - 1_800_000);
  await db().doc(`users/${me}/tallies/${kind}`).set({ count, since: at, at, last: 'before' });
}

/** Members whom nobody has written to. */
async function strangers(count: number): Promise<string[]> {
  const uids = Array.from({ length: count }, () => unique('s'));
  const batch = db().batch();
  for (const uid of uids) batch.set(db().doc(`profiles/${uid}`), { name: nameOf(uid), role: 'customer' });
  await batch.commit();
  return uids;
}

describe('conversations', () => {
  attack('33 with strangers', async () => {
    const uids = await strangers(36);
    const meet = (other: string, who: Account, ...count: Writes[]) =>
      write(who, newRoom(who.uid, other, who === cast.staff ? 'staff' : 'customer'), ...count);
    const last = (other: string) => `rooms/${pairOf(me, other)}`;
    const begun: boolean[] = [];
    for (const [n, other] of uids.slice(0, 33).entries())
      begun.push(await meet(other, cast.customer, counted(me, 'rooms', last(other), n + 1)));
    expect(tallyOf(begun)).toEqual({ true: tallyLimits.rooms.most, false: 33 - tallyLimits.rooms.most });
    const [another = '', more = ''] = uids.slice(33);
    // Not counted, counted from one on again, and by somebody else's count.
    expect(await meet(another, cast.customer)).toBe(false);
    expect(await meet(another, cast.customer, counted(me, 'rooms', last(another), 1))).toBe(false);
    const { uid } = cast.friend;
    expect(await meet(another, cast.customer, counted(uid, 'rooms', last(another), 1))).toBe(false);
    expect(await meet(more, cast.staff)).toBe(true);
  });
});

describe('tickets', () => {
  attack('one more than those of a day', async () => {
    const at = Timestamp.fromMillis(Date.now() - 1_800_000);
    await db().doc(`tickets/${me}_9`).set({ userId: me, status: 'open', createdAt: at, lastMessageAt: at });
    const open = (count: number) =>
      write(cast.customer, newTicket(me, 10), counted(me, 'tickets', `tickets/${me}_10`, count));
    const { most } = tallyLimits.tickets;
    await stands('tickets', most);
    for (const count of [most + 1, most, 1]) expect(await open(count)).toBe(false);
    expect(await write(cast.customer, newTicket(me, 10))).toBe(false);
    await stands('tickets', most - 1);
    expect(await open(most)).toBe(true);
  });
  attack('ten at once', async () => {
    const { uid } = cast.friend;
    const open = (number: number) =>
      write(
        cast.friend,
        newTicket(uid, number),
        counted(uid, 'tickets', `tickets/${uid}_${number}`, number + 1),
      );
    expect(tallyOf(await burst(10, open, 1))).toEqual({ true: 1, false: 9 });
  });
});

describe('chats', () => {
  const chats = (who: Account, number = 0, count = number + 1) =>
    write(who, guestChat(who.uid, number), counted(who.uid, 'chats', `chats/${who.uid}_${number}`, count));

  attack('25 of one guest at once', async () => {
    expect(tallyOf(await burst(25, (n) => chats(cast.guest, n), 1))).toEqual({ false: 25 });
    expect(await call('startSession', {}, cast.guest, newNetwork())).toBe('answered');
    expect(tallyOf(await burst(25, (n) => chats(cast.guest, n), 1))).toEqual({ true: 1, false: 24 });
  });
  attack('25 of as many guests from one address', async () => {
    const network = newNetwork();
    const guests = await burst(25, signInAsGuest);
    const met = await burst(25, (n) => call('startSession', {}, guests[n] ?? null, network));
    expect(tallyOf(met)).toEqual({ answered: 25 });
    const begun = await burst(25, (n) => chats(guests[n] ?? cast.guest));
    expect(tallyOf(begun)).toEqual({ true: 20, false: 5 });
  });
});

describe('a list of one’s own', () => {
  /** With their count, or without as in the first attack. */
  const wish = (slug: string, ...count: number[]) => {
    const path = `users/${me}/wishlist/${slug}`;
    const counts = count.map((one) => counted(me, 'wishlist', path, one));
    return write(cast.customer, { [path]: { set: { addedAt: now } } }, ...counts);
  };
  const block = (other: string, ...count: number[]) => {
    const path = `users/${me}/blocks/${other}`;
    const counts = count.map((one) => counted(me, 'blocks', path, one));
    return write(cast.customer, { [path]: { set: { at: now } } }, ...counts);
  };

  attack('500 wishes for products that don’t exist', async () => {
    expect(tallyOf(await burst(490, () => wish(unique('none-'))))).toEqual({ false: 490 });
    expect(tallyOf(await burst(10, () => wish(unique('none-'), 1), 1))).toEqual({ false: 10 });
    expect(await wish(await putProduct(), 1)).toBe(true);
  });
  attack('one wish more than a list has', async () => {
    const [slug, { most }] = [await putProduct(), tallyLimits.wishlist];
    await stands('wishlist', most);
    for (const count of [most + 1, most, 1]) expect(await wish(slug, count)).toBe(false);
    await stands('wishlist', most - 1);
    expect(await wish(slug, most)).toBe(true);
  });
  attack('500 blocks of nobody', async () => {
    expect(tallyOf(await burst(490, () => block(unique('nobody'))))).toEqual({ false: 490 });
    expect(tallyOf(await burst(10, () => block(unique('nobody'), 1), 1))).toEqual({ false: 10 });
    expect(await block((await strangers(1))[0] ?? '', 1)).toBe(true);
  });
  attack('one block more than a list has', async () => {
    const [[uid = ''], { most }] = [await strangers(1), tallyLimits.blocks];
    await stands('blocks', most);
    for (const count of [most + 1, most, 1]) expect(await block(uid, count)).toBe(false);
    await stands('blocks', most - 1);
    expect(await block(uid, most)).toBe(true);
  });
});

describe('messages', () => {
  attack('one more than those of an hour, over all rooms', async () => {
    const others = await strangers(2);
    const rooms = others.map((other) => pairOf(me, other));
    await ask(
      commitOf(Object.fromEntries(rooms.map((id) => [`rooms/${id}`, { set: room(id, me) }]))),
      'rules off',
    );
    const { most } = tallyLimits.messages;
    const say = (n: number, ...count: number[]) =>
      write(
        cast.customer,
        secondMessage(me, others[n] ?? ''),
        ...count.map((one) => counted(me, 'messages', `rooms/${rooms[n]}/messages/${me}_1`, one)),
      );
    await stands('messages', most);
    for (const n of [0, 1]) {
      for (const count of [most + 1, most, 1]) expect(await say(n, count)).toBe(false);
      expect(await say(n)).toBe(false);
    }
    await stands('messages', most - 1);
    expect(await say(0, most)).toBe(true);
    expect(await say(1, most + 1)).toBe(false);
  });
});
