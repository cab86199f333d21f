import { describe, expect, it } from 'vitest';
import { nameInMail, nameProblem, nameTexts } from './person-name.ts';

describe('a name', () => {
  it.each([
    'Ada Example',
    'Dr. Ada Example',
    'J. R. R. Example',
    'Ada Example Jr.',
    'A.',
    'Ada O’Example-Smith',
    'Mira \u05de\u05d9\u05e8\u05d4 \u{1F3A8}',
    '\u{1F469}\u200d\u{1F4BB} coder',
    'می\u200cخواهم',
    '日本 太郎',
    'Ada 2.0',
    'Ada 2024',
    'Ada 12 34 56',
    'Ada u1234567f89',
  ])('may be %s', (name) => {
    expect(nameProblem(name)).toBeNull();
  });

  it.each([
    'win.example',
    'Win a prize at evil.example',
    'Ada http://evil.example',
    'HTTPS://EVIL',
    'www.evil',
    'ada@example.com',
    'ada＠example',
    'evil．example',
    'evil。example',
    'evil․example',
    'ev\u200dil.example',
    'evil.\u200dexample',
    'пример.рф',
    'xn--e1afmkfd.xn--p1ai',
    '192.0.2.1',
    'ftp://evil',
  ])('is no address: %s', (name) => {
    expect(nameProblem(name)).toBe(nameTexts.address);
  });

  it.each([
    'Call +1 555 010 0199',
    'Refund? 1-555-010-0199 now',
    '(555) 010.0199',
    '+15550100199',
    '٠١٢٣٤٥٦٧٨٩',
    'Ada 0100\u200d199',
  ])('is no phone number: %s', (name) => {
    expect(nameProblem(name)).toBe(nameTexts.phone);
  });

  it.each([
    'Ada\nBcc',
    'Ada\u202egpj',
    'Ada\u200bExample',
    'Ada\u0000',
    'Ada\u2028Example',
    'A\u00adda',
    '\ue000',
  ])('shows all that it is made of: %j', (name) => {
    expect(nameProblem(name)).toBe(nameTexts.hidden);
  });
});

it.each([
  ['Ada Example', 'Ada Example'],
  ['', ''],
  ['Ada win.example now', 'Ada now'],
  ['Ada https://evil.example/?a=b ada@example.com', 'Ada'],
  ['evil.example', 'Customer'],
  ['Ada\r\nBcc: all@example.com', 'Ada Bcc:'],
  ['Ada\u202e', 'Ada'],
  ['Call +1 555 010 0199 now', 'Call now'],
  ['555 010 0199', 'Customer'],
])('a mail calls %j %j', (name, said) => {
  expect(nameInMail(name)).toBe(said);
});
