import { backupFormat } from '@tempera/domain/operations/backup';
import { backupKey, beforeSignature, signatureOf } from '../../../functions/src/backup/signature.ts';
import { projectId } from '../../../functions/src/platform/project.ts';

interface Document {
  path: string;
  data: unknown;
}

/** A backup that nobody has signed, with these documents. */
export const backupOf = (documents: readonly unknown[], head: object = {}): string =>
  JSON.stringify({
    ...backupFormat,
    store: 'elsewhere',
    exportedAt: '2026-11-21T00:00:00.000Z',
    ...head,
    documents,
  });

/** The same as this store writes it itself. */
export function signedBackupOf(documents: readonly Document[]): string {
  const head = { ...backupFormat, store: projectId(), exportedAt: '2026-11-21T00:00:00.000Z' };
  const lines = documents.map((one) => `\n${JSON.stringify(one)}`).join(',');
  const body = `${JSON.stringify(head).slice(0, -1)},"documents":[${lines}`;
  const key = backupKey(process.env.DOWNLOAD_SIGNING_KEY ?? '');
  return `${body}${beforeSignature}${signatureOf(key, body)}"}\n`;
}

const time = { $time: '2026-11-21T00:00:00.000000000Z' };

export const faqData = { question: 'Why?', answer: 'Because.', group: 'General', order: 9_000 };

/** A product as a backup has it. */
export const productData = (fields: object = {}) => ({
  title: 'A template',
  description: 'Of a test',
  fullDescription: 'A template of a test.',
  priceCents: 280,
  currency: 'USD',
  category: 'auth',
  tags: [],
  features: [],
  includes: [],
  image: '',
  demoUrl: '',
  status: 'active',
  rating: 5,
  reviewCount: 7,
  downloads: 99,
  version: '1.0.0',
  dateAdded: time,
  updatedAt: time,
  ...fields,
});

export const couponData = (fields: object = {}) => ({
  description: 'A coupon of a test',
  type: 'percentage',
  value: 20,
  minAmountCents: 0,
  maxUses: 10,
  usedCount: 3,
  status: 'active',
  expiryDate: time,
  createdDate: time,
  ...fields,
});
