import { expect, it } from 'vitest';
import { beyond, readQueries } from './snapshot.ts';

const known = readQueries('functions, web  orders where uid ==\nweb             products\n');

it('tells a query that is new, or has a new sender', () => {
  const sent = readQueries('web  orders where uid ==\nweb  orders order by date\nfunctions  products\n');
  expect(beyond(sent, known)).toEqual(['web             orders order by date', 'functions       products']);
});

it('tells a query that nobody sends any more', () => {
  expect(beyond(known, readQueries('web  orders where uid ==\nweb  products\n'))).toEqual([
    'functions       orders where uid ==',
  ]);
});

it('takes one spelling for another', () => {
  const [text] = readQueries('web  orders where date >=, date < order by date, __name__\n').keys();
  expect(text).toBe('orders where date <, date >= order by date');
});

it('takes nothing else for a query', () => {
  expect(() => readQueries('nobody  orders\n')).toThrow('not a query and who sends it: nobody  orders');
});
