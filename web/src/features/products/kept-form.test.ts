import { emptyProduct, toProductText } from '@tempera/domain/catalogue/product-form';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { forgetForm, keepForm, readKept } from './kept-form.ts';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
  removeItem: (key: string) => storage.delete(key),
});
beforeEach(() => storage.clear());
afterAll(() => vi.unstubAllGlobals());

const values = { ...emptyProduct, title: 'Moon Chart', tags: ['moon'] };
const base = toProductText(emptyProduct);

it('keeps a form for the person who typed it, product by product', () => {
  keepForm('ada', '', { base: null, values, at: 5 });
  keepForm('ada', 'moon', { base, values, at: 6 });
  expect(readKept('ada', '')).toEqual({ base: null, values, at: 5 });
  expect(readKept('ada', 'moon')).toEqual({ base, values, at: 6 });
  expect(readKept('ben', '')).toBeNull();
  forgetForm('ada', '');
  expect(readKept('ada', '')).toBeNull();
});

it.each(['', 'null', '{', '[]', '{"at":1}', '{"values":3,"at":1}', '{"values":{}}'])(
  'finds nothing in %j',
  (text) => {
    storage.set('tempera.product.ada.', text);
    expect(readKept('ada', '')).toBeNull();
  },
);

it('leaves out what is no value of the form', () => {
  storage.set(
    'tempera.product.ada.',
    JSON.stringify({ values: { title: 'Moon', tags: [1], price: 7, more: 'x' }, at: 1 }),
  );
  expect(readKept('ada', '')?.values).toEqual({ ...emptyProduct, title: 'Moon' });
});

it('needs what a product was opened with', () => {
  storage.set('tempera.product.ada.moon', JSON.stringify({ values, at: 1 }));
  expect(readKept('ada', 'moon')).toBeNull();
});
