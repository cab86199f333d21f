import { messages } from '@tempera/domain/site/messages';
import { expect, it } from 'vitest';
import { CallError, errorText } from './call.ts';
import { refused } from './refused.ts';

it.each([
  ['the store’s reason', refused({ reason: 'ticket-closed' }), 'This ticket is closed. Reopen it to reply.'],
  ['a lost call', new CallError(null), messages.networkError],
  ['a lost request', new TypeError('Failed to fetch'), messages.networkError],
  [
    'a part of the app that did not load',
    new TypeError('Importing a module script failed.'),
    messages.networkError,
  ],
  ['a refusal by the rules', Object.assign(new Error(), { code: 'permission-denied' }), 'It was not saved.'],
  ['a mistake of the app', new TypeError('x is undefined'), 'It was not saved.'],
  ['anything else', 'no error at all', 'It was not saved.'],
])('%s is told', (_what, error, text) => {
  expect(errorText(error, 'It was not saved.')).toBe(text);
});
