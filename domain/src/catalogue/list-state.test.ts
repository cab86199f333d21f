import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeState, readListState, writeListState } from './list-state.ts';

const read = (query: string) => readListState(new URLSearchParams(query));

describe('list state', () => {
  it('is the popular templates without an address', () => {
    expect(read('')).toEqual({
      q: '',
      category: '',
      price: 'any',
      technology: '',
      rating: 0,
      sort: 'popular',
      pages: 1,
    });
  });

  it('falls back from what it does not know', () => {
    expect(read('price=-1&technology=COBOL&rating=9&sort=x&pages=-1')).toEqual(read(''));
  });

  it('shows a hundred pages at most', () => {
    expect(['99', '100', '101', '1e9'].map((pages) => read(`pages=${pages}`).pages)).toEqual([
      99, 100, 100, 100,
    ]);
  });

  it('comes back from its own address, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: 'grapheme' }), (q) => {
        const state = {
          ...read('category=blog&price=free&technology=Next.js&rating=4&sort=newest&pages=3'),
          q,
        };
        const again = readListState(new URLSearchParams(writeListState(state).toString()));
        expect(again).toEqual({ ...state, q: q.trim() ? q : '' });
      }),
    );
  });

  it('orders a search by match, and goes back when the text is gone', () => {
    const searched = changeState(read(''), { q: 'blog' });
    expect(searched.sort).toBe('relevance');
    expect(changeState(searched, { q: '' }).sort).toBe('popular');
  });

  it('keeps an order that was chosen', () => {
    expect(changeState(read('sort=newest'), { q: 'blog' }).sort).toBe('newest');
  });

  it('begins at the first page after every change', () => {
    expect(changeState(read('pages=4'), { category: 'blog' }).pages).toBe(1);
    expect(changeState(read(''), { pages: 2 }).pages).toBe(2);
  });
});
