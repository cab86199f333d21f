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
import type { Reactions } from './platform/react.ts';
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
