import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCart, setQuantity, shipping, sumUp } from './cart.ts';
import { goods, type Item } from './goods.ts';
import { kindOf, listGoods } from './list.ts';

const [tomatoes, bread] = goods as [Item, Item];

test('never holds more than there are', () => {
  assert.deepEqual(setQuantity({}, bread, 99), { sourdough: bread.left });
  assert.deepEqual(setQuantity({ sourdough: 2, honey: 1 }, bread, 0), { honey: 1 });
  assert.deepEqual(setQuantity({}, bread, Number.NaN), {});
});

test('sums up in cents, and ships for nothing from a sum on', () => {
  const small = sumUp({ tomatoes: 2 }, goods);
  assert.equal(small.goodsCents, 2 * tomatoes.cents);
  assert.equal(small.totalCents, small.goodsCents + shipping.cents);
  const large = sumUp({ 'olive-oil': 2, tomatoes: 1, gone: 5 }, goods);
  assert.deepEqual([large.count, large.shippingCents], [3, 0]);
  assert.equal(sumUp({}, goods).totalCents, 0);
});

test('survives whatever is in storage', () => {
  assert.deepEqual(readCart('{"honey":2,"rye":-1,"kale":"x"}'), { honey: 2 });
  for (const text of [null, '', 'null', '{{', '[]', '7']) assert.deepEqual(readCart(text), {});
});

test('lists by words, kind and order', () => {
  const ids = listGoods(goods, '', 'Bread', 'Price, low first').map(({ id }) => id);
  assert.deepEqual(ids, ['baguette', 'sourdough', 'rye']);
  assert.deepEqual(listGoods(goods, 'HIVES honey', '', 'Featured').map(({ id }) => id), ['honey']);
  assert.equal(kindOf('pantry'), 'Pantry');
  assert.equal(kindOf('cart'), '');
});
