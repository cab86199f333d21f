import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from '../site/messages.ts';
import { messagesOf } from '../site/messages-of.ts';
import { type ContactMessage, contactLimits, contactSchema } from './ticket.ts';

const good: ContactMessage = {
  name: 'Vera Visitor',
  email: 'vera@example.com',
  subject: 'License',
  message: 'May I use it for a client?',
};

describe('the contact form', () => {
  it('lets a whole message pass', () => {
    expect(messagesOf(contactSchema, good)).toEqual({});
  });

  it.each(['name', 'email', 'subject', 'message'] as const)('asks for the %s', (field) => {
    expect(messagesOf(contactSchema, { ...good, [field]: ' \n' })).toEqual({
      [field]: messages.support.missing[field],
    });
    const tooMuch = `${good[field]}${'x'.repeat(contactLimits[field])}`;
    expect(messagesOf(contactSchema, { ...good, [field]: tooMuch })).toEqual({
      [field]: messages.support.tooLong(contactLimits[field]),
    });
  });

  it('lets pass exactly what the store takes, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '',
        ' ',
        '\u202e',
        'x'.repeat(10_000),
        'مرحبا',
        '👩‍👩‍👧‍👦',
        'a@b',
        'a@b.co\r\nBcc: c@d.co',
      ),
    );
    const fields = fc.constantFrom('name', 'email', 'subject', 'message');
    const check = (changed: Record<string, string>) => {
      const values = { ...good, ...changed };
      const problems = messagesOf(contactSchema, values);
      expect(Object.keys(problems).length === 0).toBe(contactSchema.safeParse(values).success);
      expect(Object.values(problems)).not.toContain('');
    };
    fc.assert(fc.property(fc.dictionary(fields, typed, { maxKeys: 3 }), check), { numRuns: 200 });
  });
});
