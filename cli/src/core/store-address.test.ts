import { expect, it } from 'vitest';
import { readRepository, readStore, repositoryOf } from './store-address.ts';

it.each([
  ['store.example.com', 'https://store.example.com'],
  [' https://store.example.com/account?x=1 ', 'https://store.example.com'],
  ['store.example.com:8443', 'https://store.example.com:8443'],
  ['http://localhost:5400', 'http://localhost:5400'],
  ['http://127.0.0.1:5400/', 'http://127.0.0.1:5400'],
  ['http://[::1]:5400', 'http://[::1]:5400'],
])('reads %j as %s', (typed, origin) => {
  expect(readStore(typed)).toBe(origin);
});

it.each(['http://store.example.com', 'http://localhost.example.com', 'http://127.0.0.1.example.com'])(
  'sends no token to %s in the clear',
  (typed) => {
    expect(() => readStore(typed)).toThrow('https');
  },
);

it.each(['', 'https://', 'ftp://store.example.com', 'javascript:alert(1)', 'a b'])(
  '%j is no store',
  (typed) => {
    expect(() => readStore(typed)).toThrow(/address of a store/);
  },
);

it('knows the repository of a template again, with whatever name and password', () => {
  const address = repositoryOf('https://store.example.com', 'portfolio');
  const found = { store: 'https://store.example.com', slug: 'portfolio' };
  expect(readRepository(address)).toEqual(found);
  expect(readRepository(address.replace('//', '//me:secret@'))).toEqual(found);
});

it.each([
  'git@example.com:me/site.git',
  '/srv/git/portfolio.git',
  'file:///git/portfolio.git',
  'https://example.com/me/site.git',
  'https://example.com/git/../portfolio.git',
])('%s is no repository of a store', (remote) => {
  expect(readRepository(remote)).toBeNull();
});
