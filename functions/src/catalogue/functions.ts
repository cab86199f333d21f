import { onDocumentWritten } from 'firebase-functions/firestore';
import { region } from '../platform/params.ts';
import { syncCatalogue as sync } from './sync-catalogue.ts';
import { worthTelling } from './worth-telling.ts';

/** One at a time: all of them write the same two documents. */
const alone = { region, retry: true, maxInstances: 1 };

export const syncCatalogue = onDocumentWritten({ document: 'products/{slug}', ...alone }, (event) =>
  sync(event.params.slug, worthTelling(event.data?.before.data(), event.data?.after.data())),
);

export const syncCategories = onDocumentWritten({ document: 'categories/{slug}', ...alone }, () =>
  sync(null),
);
