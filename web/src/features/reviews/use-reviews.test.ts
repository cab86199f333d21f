import type { Review } from '@tempera/domain/catalogue/review';
import { expect, it } from 'vitest';
import { mergeReviews } from './use-reviews.ts';

const review = (uid: string, createdAt: number, text = uid): Review => ({
  uid,
  rating: 5,
  text,
  authorName: uid,
  createdAt,
  updatedAt: createdAt,
});
const texts = (reviews: Review[]) => reviews.map(({ text }) => text);
const [a, b, c] = [review('a', 3), review('b', 2), review('c', 1)];

it('shows each once, newest first', () => {
  expect(texts(mergeReviews([a, b], [b, c], null))).toEqual(['a', 'b', 'c']);
  expect(mergeReviews([], [], null)).toEqual([]);
});

it('takes the newer word on a review that changed since it was loaded', () => {
  expect(texts(mergeReviews([review('b', 2, 'changed')], [b, c], null))).toEqual(['changed', 'c']);
});

it('keeps what has left the newest page', () => {
  expect(texts(mergeReviews([review('d', 4), a], [a, b, c], null))).toEqual(['d', 'a', 'b', 'c']);
});

it('puts one’s own first, as it is now', () => {
  const mine = review('c', 1, 'mine');
  expect(texts(mergeReviews([a, b, c], [], { uid: 'c', review: mine }))).toEqual(['mine', 'a', 'b']);
  expect(texts(mergeReviews([a], [], { uid: 'c', review: mine }))).toEqual(['mine', 'a']);
});

it('drops one’s own at once when it was taken back', () => {
  expect(texts(mergeReviews([a, b], [b], { uid: 'b', review: null }))).toEqual(['a']);
});
