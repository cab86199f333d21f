import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/firestore';
import { region } from '../platform/params.ts';
import { rateProduct as rate } from './rate-product.ts';
import { tellOfReview as tell } from './tell-of-review.ts';

export const rateProduct = onDocumentWritten(
  { document: 'products/{slug}/reviews/{uid}', region, retry: true },
  (event) => rate(event.params.slug),
);

export const tellOfReview = onDocumentCreated(
  { document: 'products/{slug}/reviews/{uid}', region, retry: true },
  (event) => tell(event.params.slug, event.params.uid, event.data?.data().rating),
);
