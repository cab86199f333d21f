import type { Review } from '@tempera/domain/catalogue/review';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import ReviewForm from './ReviewForm.tsx';

const markup = (review: Review | null) =>
  renderToStaticMarkup(
    <ReviewForm
      slug="ink"
      title="Ink"
      author={{ uid: 'gina', name: 'Gina Łoś' }}
      review={review}
      onDone={() => {}}
    />,
  );

it('says under which name the review will stand, a first one or a changed one', () => {
  expect(markup(null)).toContain('Shown with your name: Gina Łoś.');
  const before = { uid: 'gina', authorName: 'Gina Example', rating: 4, text: 'Good.' } as Review;
  expect(markup(before)).toContain('Shown with your name: Gina Łoś.');
});
