import { reportForbiddenInput } from '@tempera/domain/operations/audit';
import type { TextKind } from '@tempera/domain/site/text-pages';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { callable } from '../platform/callable.ts';
import { region } from '../platform/params.ts';
import { auditCatalogue, type Kind } from './audit-catalogue.ts';
import { auditSettings as auditOne } from './audit-settings.ts';
import { auditText } from './audit-text.ts';
import { reportForbidden as recordAttempt } from './report-forbidden.ts';

export const reportForbidden = callable('reportForbidden', reportForbiddenInput, (input, { auth, ip }) =>
  recordAttempt(input, auth, ip),
);

export const auditSettings = onDocumentWritten(
  { document: 'settings/{id}', region, retry: true },
  (event) => {
    const { before, after } = event.data ?? {};
    return auditOne(event.id, event.params.id, before?.data(), after?.data(), after?.updateTime?.toMillis());
  },
);

type Edited = Parameters<typeof auditCatalogue>[0];

/** A trigger of one collection; the name in the path is that of the document. */
const onEdit = (collection: string, audit: (edit: Omit<Edited, 'kind'>) => Promise<void>) =>
  onDocumentWritten({ document: `${collection}/{id}`, region, retry: true }, ({ id, params, data, time }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    const at = data?.after.updateTime?.toMillis() ?? Date.parse(time);
    return audit({ eventId: id, id: params.id, before, after, at });
  });

const auditEdits = (kind: Kind, collection: string) =>
  onEdit(collection, (edit) => auditCatalogue({ ...edit, kind }));
const auditTexts = (kind: TextKind) => onEdit(kind, (edit) => auditText({ ...edit, kind }));

export const auditProducts = auditEdits('product', 'products');
export const auditCategories = auditEdits('category', 'categories');
export const auditCoupons = auditEdits('coupon', 'coupons');
export const auditPlans = auditEdits('plan', 'plans');
export const auditFaqs = auditEdits('faq', 'faqs');
export const auditLegalTexts = auditTexts('legalTexts');
export const auditGuides = auditTexts('guides');
