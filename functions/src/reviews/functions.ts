import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { region } from '../platform/params.ts';
import { toMillis } from '../platform/timestamps.ts';
import { rateProduct as rate } from './rate-product.ts';
import { isNews, tellOfReview as tell } from './tell-of-review.ts';

export const rateProduct = onDocumentWritten(
  { document: 'products/{slug}/reviews/{uid}', region, retry: true },
  (event) => rate(event.params.slug),
);

export const tellOfReview = onDocumentCreated(
  { document: 'products/{slug}/reviews/{uid}', region, retry: true },
  async ({ params: { slug, uid }, data, time }) => {
    const { rating, createdAt } = data?.data() ?? {};
    if (isNews(toMillis(createdAt), Date.parse(time))) await tell(slug, uid, rating);
  },
);
