import { chatTexts } from '@tempera/domain/conversations/chat';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerAway } from '../../functions/src/chat/answer-away.ts';
import { greetCustomer } from '../../functions/src/chat/greet-customer.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { putAnswering, putChat, putMessage, sendTeamAway } from './support/chats.ts';
import { readDocument } from './support/store.ts';

const minute = 60_000;
const chatOf = (id: string) => readDocument(`chats/${id}`);
const messageOf = (id: string, message: string) => readDocument(`chats/${id}/messages/${message}`);

/** The triggers of the running store do the same at the same time; once is all that may come of it. */
describe('the greeting', () => {
  it('comes once, however often the event does, before what was written meanwhile', async () => {
    const { id } = await putChat();
    const { data } = await putMessage(id, { uid: 'staff', type: 'admin' }, 'Hello?', { agoMs: -minute });
    await Promise.all(Array.from({ length: 5 }, () => greetCustomer(id)));
    const said = await messageOf(id, 'greeting');
    expect(said).toMatchObject({ message: chatTexts.greeting, senderId: 'store', senderType: 'admin' });
    expect(said?.timestamp.toMillis()).toBeLessThan(data.timestamp.toMillis());
    expect(await chatOf(id)).toMatchObject({ customerUnread: 1, lastMessage: chatTexts.greeting });
  });

  it('leaves the last message as it is, and a chat that is gone', async () => {
    const { id } = await putChat({ lastMessage: 'Hello?', customerUnread: 2 });
    await greetCustomer(id);
    expect(await chatOf(id)).toMatchObject({ customerUnread: 3, lastMessage: 'Hello?' });
    await greetCustomer('nobody_0');
    expect(await messageOf('nobody_0', 'greeting')).toBeUndefined();
  });
});

describe('the automatic reply', () => {
  beforeEach(sendTeamAway);
  const write = async (id: string, uid: string, number = 0) => {
    const message = await putMessage(id, { uid }, 'Hello?', { number });
    await Promise.all([1, 2, 3].map(() => answerAway(id, message.id, message.data)));
    return messageOf(id, `away_${number}`);
  };

  it('comes once where nobody is, and no second one soon after', async () => {
    const { uid, id } = await putChat();
    expect(await write(id, uid)).toMatchObject({ message: chatTexts.away, senderId: 'store', isRead: false });
    expect(await write(id, uid, 1)).toBeUndefined();
    await greetCustomer(id);
    expect(await chatOf(id)).toMatchObject({ customerUnread: 2, lastMessage: chatTexts.away });
  });

  it('is one where two messages come at once', async () => {
    const { uid, id } = await putChat();
    const sent = await Promise.all([0, 1].map((number) => putMessage(id, { uid }, 'Hello?', { number })));
    await Promise.all(sent.map((message) => answerAway(id, message.id, message.data)));
    const messages = await db().collection(`chats/${id}/messages`).where('senderId', '==', 'store').get();
    expect(messages.docs.filter((one) => one.id.startsWith('away_'))).toHaveLength(1);
  });

  it('comes again after ten minutes', async () => {
    const { uid, id } = await putChat();
    await putMessage(id, { uid: 'store', type: 'admin' }, chatTexts.away, { agoMs: 11 * minute });
    expect(await write(id, uid)).toBeDefined();
  });

  it.each([
    ['somebody is here', 1 * minute, true],
    ['somebody was here three minutes ago', 3 * minute, false],
  ])('depends on who is here: %s', async (_what, agoMs, here) => {
    const { uid, id } = await putChat();
    await putAnswering(agoMs);
    expect((await write(id, uid)) === undefined).toBe(here);
  });

  it('comes where only the one who asks is here', async () => {
    const { uid, id } = await putChat({ userId: await putAnswering(0) });
    expect(await write(id, uid)).toBeDefined();
  });

  it('does not come after an answer of the team, nor into a closed chat', async () => {
    const { uid, id } = await putChat();
    await putMessage(id, { uid: 'staff', type: 'admin' }, 'Hello!', { agoMs: 9 * minute });
    expect(await write(id, uid)).toBeUndefined();
    const closed = await putChat({ status: 'closed' });
    expect(await write(closed.id, closed.uid)).toBeUndefined();
  });

  it('answers customers alone, and nothing that is long past', async () => {
    const { uid, id } = await putChat();
    const late = await putMessage(id, { uid }, 'Hello?', { agoMs: 11 * minute });
    await answerAway(id, late.id, late.data);
    const other = await putMessage(id, { uid: 'staff', type: 'admin' }, 'Hello!', { agoMs: 0 });
    await answerAway(id, other.id, other.data);
    await answerAway(id, 'gone_0', undefined);
    expect(await messageOf(id, 'away_0')).toBeUndefined();
  });
});
