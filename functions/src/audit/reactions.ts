import type { TextKind } from '@tempera/domain/site/text-pages';
import type { Reaction, Reactions, Written } from '../platform/react.ts';
import { auditCatalogue, type Kind } from './audit-catalogue.ts';
import { auditSettings } from './audit-settings.ts';
import { auditText } from './audit-text.ts';

const editOf = ({ eventId, id, before, after, writtenAt, at }: Written) => ({
  eventId,
  id,
  before,
  after,
  at: writtenAt ?? at,
});

const edits =
  (kind: Kind): Reaction =>
  (written) =>
    auditCatalogue({ ...editOf(written), kind });

const texts =
  (kind: TextKind): Reaction =>
  (written) =>
    auditText({ ...editOf(written), kind });

export const reactions: Reactions = {
  settings: ({ eventId, id, before, after, writtenAt }) =>
    auditSettings(eventId, id, before, after, writtenAt),
  products: edits('product'),
  categories: edits('category'),
  coupons: edits('coupon'),
  plans: edits('plan'),
  faqs: edits('faq'),
  advisories: edits('advisory'),
  legalTexts: texts('legalTexts'),
  guides: texts('guides'),
};
