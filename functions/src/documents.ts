import { onDocumentWritten } from 'firebase-functions/firestore';
import { reactions as access } from './access/reactions.ts';
import { reactions as advisories } from './advisories/reactions.ts';
import { reactions as announcements } from './announcements/reactions.ts';
import { reactions as audit } from './audit/reactions.ts';
import { reactions as avatars } from './avatars/reactions.ts';
import { reactions as catalogue } from './catalogue/reactions.ts';
import { reactions as chat } from './chat/reactions.ts';
import { reactions as checkout } from './checkout/reactions.ts';
import { reactions as invoices } from './invoices/reactions.ts';
import { reactions as live } from './live/reactions.ts';
import { reactions as mail } from './mail/reactions.ts';
import { reactions as moderation } from './moderation/reactions.ts';
import { reactions as notifications } from './notifications/reactions.ts';
import { reactions as plans } from './plans/reactions.ts';
import { downloadSigningKey, region, smtpPassword } from './platform/params.ts';
import { type Reactions, react, toWritten } from './platform/react.ts';
import { reactions as reviews } from './reviews/reactions.ts';
import { reactions as search } from './search/reactions.ts';
import { reactions as stats } from './stats/reactions.ts';
import { reactions as support } from './support/reactions.ts';

const features: readonly Reactions[] = [
  access,
  advisories,
  announcements,
  audit,
  avatars,
  catalogue,
  chat,
  checkout,
  invoices,
  live,
  mail,
  moderation,
  notifications,
  plans,
  reviews,
  search,
  stats,
  support,
];

/** What follows from documents of a collection. */
export const reactionsOf = (collection: string) =>
  features.flatMap((feature) => (Object.hasOwn(feature, collection) ? [feature[collection] as never] : []));

/** A release is announced to its last owner, and one instance takes the events of a rush. */
const options = { region, retry: true, timeoutSeconds: 540, maxInstances: 5, memory: '512MiB' } as const;

/**
 * Every document at the root: one function, warm from the first of the documents that an order writes to the last, where one for
 * each collection would start as many containers (decision 53). What nothing follows from costs an event and no more.
 */
export const onDocument = onDocumentWritten(
  { ...options, document: '{collection}/{id}', secrets: [smtpPassword, downloadSigningKey] },
  (event) => react(reactionsOf(event.params.collection), toWritten(event)),
);

/** Documents below others, by name: with a pattern, whoever types in a chat would be an event. */
const below = <Path extends string>(path: Path) => {
  const [collection, part] = path.split('/');
  return onDocumentWritten({ ...options, document: `${collection}/{parent}/${part}/{id}` }, (event) =>
    react(reactionsOf(path), toWritten(event as never)),
  );
};

export const onCharge = below('subscriptions/charges');
export const onChatMessage = below('chats/messages');
export const onRedemption = below('coupons/redemptions');
export const onReview = below('products/reviews');
export const onTicketNote = below('tickets/notes');
