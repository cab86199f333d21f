import { describe, expect, it } from 'vitest';
import { splitLinks } from './MessageText.tsx';

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

describe('splitLinks', () => {
  it('loses nothing of what was written', () => {
    const text = 'See https://example.com/a?b=c#d, or (http://example.com) today.';
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(links(text)).toEqual(['https://example.com/a?b=c#d', 'http://example.com']);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript://example.com/%0aalert(1)',
    'data:text/html,<b>x</b>',
    '//example.com',
    'ftp://example.com/file',
    '<img src=x onerror=alert(1)>',
    'https://',
    'https://[',
  ])('leaves %s as words', (text) => {
    expect(splitLinks(text)).toEqual([{ at: 0, text }]);
  });

  it('ends an address before marks that turn the direction of what follows', () => {
    expect(links('https://example.com/\u202egpj.exe')).toEqual(['https://example.com/']);
  });

  it('ends an address before a quote or a bracket, so that it can not leave its attribute', () => {
    expect(links('https://example.com/"onmouseover="alert(1)')).toEqual(['https://example.com/']);
  });

  it('has nothing to say of nothing', () => {
    expect(splitLinks('')).toEqual([]);
  });
});
