import { expect, it } from 'vitest';
import { changedFields, withFields } from './changed-fields.ts';
import { emptyProduct, toText } from './product-values.ts';

const base = { ...toText(emptyProduct), title: 'Neo Gate', tags: ['auth'] };

it('names what differs, lists by what is in them', () => {
  expect(changedFields(base, { ...base, tags: ['auth'] })).toEqual([]);
  expect(changedFields(base, { ...base, tags: ['auth', 'login'], priceCents: 1 })).toEqual([
    'priceCents',
    'tags',
  ]);
});

it('takes fields over', () => {
  const theirs = { ...base, title: 'Neo Door', priceCents: 5 };
  expect(withFields(base, theirs, ['priceCents'])).toEqual({ ...base, priceCents: 5 });
});
