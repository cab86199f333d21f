import { onDocumentWritten } from 'firebase-functions/firestore';
import { region } from '../platform/params.ts';
import { rateProduct as rate } from './rate-product.ts';

export const rateProduct = onDocumentWritten(
  { document: 'products/{slug}/reviews/{uid}', region, retry: true },
  (event) => rate(event.params.slug),
);
