import { expect, it } from 'vitest';
import { messagesOf } from '../site/messages-of.ts';
import { chatLimitsOf, limitsOf, moderationForm } from './moderation-form.ts';

const emptyModeration = { reason: '', permanent: false, days: '', hours: '', minutes: '' };

const filled = (fields: Partial<typeof emptyModeration>) => ({
  ...emptyModeration,
  reason: 'Spam',
  ...fields,
});

it.each([
  ['staff', filled({ reason: '  ', days: '1' }), 'reason'],
  ['staff', filled({ reason: 'x'.repeat(501), days: '1' }), 'reason'],
  ['staff', filled({}), 'days'],
  ['staff', filled({ days: '0', hours: '0', minutes: '0' }), 'days'],
  ['staff', filled({ minutes: '1' }), null],
  ['staff', filled({ days: '30' }), null],
  ['staff', filled({ days: '30', minutes: '1' }), 'days'],
  ['staff', filled({ days: '31' }), 'days'],
  ['staff', filled({ hours: '24' }), 'hours'],
  ['staff', filled({ minutes: '60' }), 'minutes'],
  ['staff', filled({ minutes: '1.5' }), 'minutes'],
  ['staff', filled({ days: '-1' }), 'days'],
  ['admin', filled({ days: '31' }), null],
  ['admin', filled({ permanent: true }), null],
] as const)('as %s, %j is marked at %s', (role, values, field) => {
  expect(Object.keys(messagesOf(moderationForm(limitsOf(role)), values))[0] ?? null).toBe(field);
});

it.each([
  ['staff', filled({ days: '7' }), null],
  ['staff', filled({ days: '7', hours: '1' }), 'days'],
  ['staff', filled({ days: '8' }), 'days'],
  ['staff', filled({ hours: '23' }), null],
  ['staff', filled({}), 'days'],
  ['admin', filled({ days: '30' }), null],
  ['admin', filled({ days: '31' }), 'days'],
] as const)('in the support chat as %s, %j is marked at %s', (role, values, field) => {
  expect(Object.keys(messagesOf(moderationForm(chatLimitsOf(role)), values))[0] ?? null).toBe(field);
});

it('sends a duration in numbers, or that it is for good', () => {
  const form = moderationForm(limitsOf('admin'));
  expect(form.parse(filled({ reason: ' Spam ', days: ' 3 ' }))).toEqual({
    reason: 'Spam',
    duration: { days: 3, hours: 0, minutes: 0 },
  });
  expect(form.parse(filled({ permanent: true, days: 'x' }))).toEqual({ reason: 'Spam', isPermanent: true });
});
