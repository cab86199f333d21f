import { expect, it } from 'vitest';
import { messagesOf } from '../site/messages-of.ts';
import { cannedRepliesForm, cannedRepliesOf, defaultCannedReplies } from './canned-replies.ts';

it('the replies are the stored ones, whoever stored them, else the defaults', () => {
  const cannedReplies = ['Hello!'];
  expect(cannedRepliesOf({ cannedReplies })).toEqual(cannedReplies);
  expect(cannedRepliesOf({ cannedReplies, changed: { byId: 'admin', at: 1 } })).toEqual(cannedReplies);
  for (const broken of [
    undefined,
    null,
    'Hello!',
    {},
    { cannedReplies: [' '] },
    { cannedReplies, extra: 1 },
  ]) {
    expect(cannedRepliesOf(broken)).toEqual(defaultCannedReplies);
  }
});

it('the editor keeps the lines that have something in them', () => {
  const replies = 'Hello!\r\n\n One moment, please. \n';
  expect(cannedRepliesForm.parse({ replies })).toEqual({ replies: ['Hello!', 'One moment, please.'] });
});

it.each([
  ['no reply', '', undefined],
  ['as many as there may be', 'Hello!\n'.repeat(20), undefined],
  ['one more', 'Hello!\n'.repeat(21), 'Keep at most 20 replies.'],
  ['a story', 'x'.repeat(501), 'Shorten each reply to 500 characters.'],
])('the editor takes %s: %#', (_what, replies, message) => {
  expect(messagesOf(cannedRepliesForm, { replies }).replies).toBe(message);
});
