import { onDocumentWritten } from 'firebase-functions/firestore';
import { downloadSigningKey, region, smtpPassword } from './platform/params.ts';
import { react, toWritten, type Written } from './platform/react.ts';

/** What no call needs is loaded where documents are heard of, and nowhere else. */
async function followed(collection: string, written: Written): Promise<void> {
  const { reactionsOf } = await import('./reactions.ts');
  await react(reactionsOf(collection), written);
}

/** A release is announced to its last owner, and one instance takes the events of a rush. */
const options = { region, retry: true, timeoutSeconds: 540, maxInstances: 5, memory: '512MiB' } as const;

/**
 * Every document at the root: one function, warm from the first of the documents that an order writes to the last, where one for
 * each collection would start as many containers (decision 53). What nothing follows from costs an event and no more.
 */
export const onDocument = onDocumentWritten(
  { ...options, document: '{collection}/{id}', secrets: [smtpPassword, downloadSigningKey] },
  (event) => followed(event.params.collection, toWritten(event)),
);

/** Documents below others, by name: with a pattern, whoever types in a chat would be an event. */
const below = <Path extends string>(path: Path) => {
  const [collection, part] = path.split('/');
  return onDocumentWritten({ ...options, document: `${collection}/{parent}/${part}/{id}` }, (event) =>
    followed(path, toWritten(event as never)),
  );
};

export const onCharge = below('subscriptions/charges');
export const onChatMessage = below('chats/messages');
export const onRedemption = below('coupons/redemptions');
export const onReview = below('products/reviews');
export const onTicketNote = below('tickets/notes');
