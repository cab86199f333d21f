import { describe, expect, it } from 'vitest';
import { formatCardNumber, formatCvv, formatExpiry, reformat } from './card-format.ts';

it.each([
  ['', ''],
  ['4', '4'],
  ['42424', '4242 4'],
  ['4242-4242x4242 4242', '4242 4242 4242 4242'],
  ['42424242424242424242424', '4242 4242 4242 4242 424'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
])('card number %s reads %s', (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

it.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['1/', '01'],
  ['1/2', '01/2'],
  ['1227', '12/27'],
  ['12 / 27', '12/27'],
  ['12/2027', '12/27'],
  ['122', '12/2'],
  ['12279', '12/27'],
])('expiry %s reads %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

it('keeps a security code to four digits', () => {
  expect(formatCvv('12 345')).toBe('1234');
});

describe('reformat', () => {
  it('keeps the caret at the end while typing', () => {
    expect(reformat('42424', 5, formatCardNumber)).toEqual({ text: '4242 4', caret: 6 });
    expect(reformat('123', 3, formatExpiry)).toEqual({ text: '12/3', caret: 4 });
  });

  it('keeps the caret behind the same digit when a digit is put into the middle', () => {
    expect(reformat('42942 4242', 3, formatCardNumber)).toEqual({ text: '4294 2424 2', caret: 3 });
  });
});
