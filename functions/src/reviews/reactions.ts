import type { Reactions } from '../platform/react.ts';
import { toMillis } from '../platform/timestamps.ts';
import { rateProduct } from './rate-product.ts';
import { isNews, tellOfReview } from './tell-of-review.ts';

export const reactions: Reactions = {
  async 'products/reviews'({ parent, id, before, after, at }) {
    await rateProduct(parent);
    if (!before && after && isNews(toMillis(after.createdAt), at))
      await tellOfReview(parent, id, after.rating);
  },
};
