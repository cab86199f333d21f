import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameForm, framesOf, scrubMessage, scrubPath } from './scrub-error.ts';

describe('frames', () => {
  it('are the same of every browser', () => {
    const v8 = `TypeError: x
    at open (https://store.example.com/assets/app-1a.js:1:23)
    at async Promise.all (index 0)
    at async load (https://store.example.com/assets/chat-2b.js:4:56)
    at https://store.example.com/assets/app-1a.js:7:8`;
    const others = `open@https://store.example.com/assets/app-1a.js:1:23
promise callback*async load@https://store.example.com/assets/chat-2b.js:4:56
@https://store.example.com/assets/app-1a.js:7:8`;
    expect(framesOf(v8)).toEqual([
      'at open (assets/app-1a.js:1:23)',
      'at async load (assets/chat-2b.js:4:56)',
      'at <anonymous> (assets/app-1a.js:7:8)',
    ]);
    expect(framesOf(others)[0]).toBe('at open (assets/app-1a.js:1:23)');
    expect(framesOf(others)).toHaveLength(3);
  });

  it('are nothing of extensions, of addresses with a query, and of the message', () => {
    expect(
      framesOf(`Error: jane@example.com
    at run (chrome-extension://abc/assets/inject.js:1:2)
    at eval (https://elsewhere.example.com/track.js:1:2)
    at page (https://store.example.com/profile?token=secret:1:2)`),
    ).toEqual([]);
  });

  it('have the form that the store takes, whatever a stack says', () => {
    const line = fc.tuple(fc.string(), fc.nat(), fc.nat());
    fc.assert(
      fc.property(fc.array(line), (lines) =>
        framesOf(
          lines
            .map(([name, row, column]) => `at ${name} (https://s/assets/a.js:${row}:${column})`)
            .join('\n'),
        ).every((frame) => frameForm.test(frame)),
      ),
    );
  });
});

describe('a message', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'title')",
      "Cannot read properties of undefined (reading 'title')",
    ],
    ['no user jane.doe@example.com', 'no user [email]'],
    ['Unexpected token \'J\', "Jane Doe" is not valid JSON', 'Unexpected token \'J\', "…" is not valid JSON'],
    ['GET https://store.example.com/checkout/order#abc failed', 'GET [address] failed'],
    ['no module https://s.example.com/assets/chat-1a.js', 'no module assets/chat-1a.js'],
    ['No document: users/aB3dE5fG7hI9jK1lM3nO5pQ7rS9t', 'No document: users/[id]'],
    [
      'ReferenceError: IntersectionObserverEntry is not defined',
      'ReferenceError: IntersectionObserverEntry is not defined',
    ],
  ])('%s', (told, kept) => {
    expect(scrubMessage(told)).toBe(kept);
  });

  it('is short', () => expect(scrubMessage('x '.repeat(5_000))).toHaveLength(300));
});

describe('an address', () => {
  it.each([
    ['/', '/'],
    ['/admin/products/edit/astroaccess', '/admin/products/edit/:id'],
    ['/product/category=auth/neogate/preview', '/product/:id/:id/preview'],
    ['/problem/contact/id=aB3dE5fG7hI9', '/problem/contact/:id'],
    ['/checkout/order#link', '/checkout/order'],
    ['/profile?q=jane', '/profile'],
    ['/jane.doe', '/:id'],
  ])('%s', (path, kept) => {
    expect(scrubPath(path)).toBe(kept);
  });
});
