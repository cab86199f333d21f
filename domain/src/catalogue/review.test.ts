import { describe, expect, it } from 'vitest';
import { newestFirst, noReviews, type Review, rate, reviewPage, summarizeReviews } from './review.ts';

const review = (rating: number, createdAt = 0, uid = `u${createdAt}`): Review => ({
  uid,
  rating,
  text: 'Reads like a book.',
  authorName: 'harbor',
  createdAt,
  updatedAt: createdAt,
});

describe('rate', () => {
  it.each([
    [[0, 0, 0, 0, 0], 0, 0],
    [[0, 0, 0, 1, 4], 4.8, 5],
    [[0, 0, 0, 1, 3], 4.8, 4],
    [[0, 0, 0, 0, 6], 5, 6],
    [[1, 1, 1, 1, 1], 3, 5],
    [[2, 0, 0, 0, 1], 2.3, 3],
    [[0, 0, 0, 1, 99], 5, 100],
  ])('%j is %d from %d', (stars, rating, reviewCount) => {
    expect(rate(stars)).toEqual({ rating, reviewCount });
  });
});

describe('summarizeReviews', () => {
  it('of none is nothing', () => expect(summarizeReviews([])).toEqual(noReviews));

  it('counts all of them and keeps the newest', () => {
    const reviews = Array.from({ length: 25 }, (_, at) => review((at % 5) + 1, at));
    const { newest, ...figures } = summarizeReviews(reviews);
    expect(figures).toEqual({ rating: 3, reviewCount: 25, stars: [5, 5, 5, 5, 5] });
    expect(newest.map(({ createdAt }) => createdAt)).toEqual(
      Array.from({ length: reviewPage }, (_, index) => 24 - index),
    );
  });

  it('does not depend on the order they come in', () => {
    const reviews = [review(5, 1, 'a'), review(4, 1, 'b'), review(3, 2, 'c')];
    expect(summarizeReviews(reviews.toReversed())).toEqual(summarizeReviews(reviews));
    expect(newestFirst(reviews).map(({ uid }) => uid)).toEqual(['c', 'a', 'b']);
  });
});
