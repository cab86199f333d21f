import { contactLimits, contactSchema } from '@tempera/domain/conversations/ticket';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ContactValues, checkContact } from './check-contact.ts';

const good: ContactValues = {
  name: 'Vera Visitor',
  email: 'vera@example.com',
  subject: 'Licence',
  message: 'May I use it for a client?',
};

describe('checkContact', () => {
  it('lets a whole message pass', () => {
    expect(checkContact(good)).toEqual({});
  });

  it.each(['name', 'email', 'subject', 'message'] as const)('asks for the %s', (field) => {
    expect(Object.keys(checkContact({ ...good, [field]: ' \n' }))).toEqual([field]);
    const tooMuch = `${good[field]}${'x'.repeat(contactLimits[field])}`;
    expect(Object.keys(checkContact({ ...good, [field]: tooMuch }))).toEqual([field]);
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
      const problems = checkContact(values);
      expect(Object.keys(problems).length === 0).toBe(contactSchema.safeParse(values).success);
      expect(Object.values(problems)).not.toContain('');
    };
    fc.assert(fc.property(fc.dictionary(fields, typed, { maxKeys: 3 }), check), { numRuns: 200 });
  });
});
