import { expect, it } from 'vitest';
import { cannedRepliesOf, defaultCannedReplies } from './canned-replies.ts';

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
