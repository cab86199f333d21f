import { z } from 'zod';
import {
  categorySchema,
  faqSchema,
  isFinished,
  planSchema,
  storedProductSchema,
} from '../catalogue/product.ts';
import { supportSettingsSchema } from '../conversations/canned-replies.ts';
import { couponSchema, isCouponValue } from '../orders/coupon.ts';
import { unmarked } from '../settings/settings.ts';
import {
  creatorSchema,
  privateSettingsSchema,
  sellerSchema,
  siteSettingsSchema,
} from '../settings/settings-schema.ts';
import { pageTextForm } from '../site/page-text-form.ts';
import { textPages } from '../site/text-pages.ts';

/** How a backup begins; another version is another format. */
export const backupFormat = { format: 'tempera-backup', version: 1 } as const;

/** What an import takes at most: characters, documents, and levels of nesting. */
export const importLimits = { characters: 8_388_608, documents: 20_000, depth: 12 } as const;

/** A time as a backup has it, to the nanosecond. */
const time = z.strictObject({ $time: z.iso.datetime({ precision: 9 }) });

const product = z
  .strictObject({ ...storedProductSchema.shape, dateAdded: time, updatedAt: time })
  // One for sale without a picture comes as a draft.
  .refine(
    ({ status, ...fields }) => isFinished({ ...fields, status: status === 'active' ? 'archived' : status }),
    {
      path: ['description'],
      message: 'Products that aren’t drafts need a description, a price and a category.',
    },
  );
const { code: _code, ...couponFields } = couponSchema.shape;
const coupon = z
  .strictObject({
    ...couponFields,
    startDate: time.nullable().optional(),
    expiryDate: time.nullable(),
    createdDate: time,
  })
  .refine(({ type, value }) => isCouponValue(type, value), { path: ['value'] });

const slug = '[a-z0-9][a-z0-9-]{0,63}';

/** A kind of document that an import restores: all of them are such that admins write themselves. */
interface Kind {
  path: RegExp;
  schema: z.ZodType;
  /** What carries money or mail is taken from this store's own backups alone (decision 26). */
  trustedOnly: boolean;
}

const kind = (path: string, schema: z.ZodType, trustedOnly = false): Kind => ({
  path: new RegExp(`^${path}$`),
  schema,
  trustedOnly,
});

/** Who changed it in the store that the backup is of is left behind: here it is who imports it (decision 51). */
const marked = (path: string, schema: z.ZodType, trustedOnly = false) =>
  kind(path, z.preprocess(unmarked, schema), trustedOnly);
const settings = (name: string, schema: z.ZodType, trustedOnly = false) =>
  marked(`settings/${name}`, schema, trustedOnly);

const kinds: Kind[] = [
  settings('site', siteSettingsSchema),
  settings('private', privateSettingsSchema, true),
  settings('seller', sellerSchema, true),
  settings('support', supportSettingsSchema),
  settings('creator', creatorSchema),
  marked(`categories/${slug}`, z.strictObject(categorySchema.shape)),
  marked(`plans/${slug}`, z.strictObject(planSchema.shape), true),
  ...textPages.map(({ kind, id }) => marked(`${kind}/${id}`, z.strictObject(pageTextForm.shape))),
  marked(`faqs/${slug}`, z.strictObject(faqSchema.shape)),
  marked(`products/${slug}`, product),
  marked('coupons/[A-Z0-9][A-Z0-9_-]{0,39}', coupon, true),
];

const id = '[^/.\\s][^/\\s]{0,127}';
/** What functions alone write: it is in a backup to be read, and an import leaves it as it is. */
const leftAlone = new RegExp(
  `^(?:orders/${id}(?:/(?:history|refunds)/${id})?|coupons/${id}/(?:redemptions|customerUses)/${id}|(?:invoices|creditNotes|creditReversals)/${id}|subscriptions/${id}/charges/${id}/refunds/${id}|users/${id}(?:/library/${id})?|products/${slug}/(?:versions|reviews)/${id}|settings/mail)$`,
);

/** The kind of document at a path; null for one that an import leaves alone. @returns undefined for no path of a backup */
export function kindOf(path: string): Kind | null | undefined {
  return kinds.find((one) => one.path.test(path)) ?? (leftAlone.test(path) ? null : undefined);
}

export const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/');

/** A document that can't be taken, and why, in words; `path` is empty where it is the file. */
export interface ImportProblem {
  path: string;
  problem: string;
}

/** What an import would do with the documents of a collection. */
export interface ImportCounts {
  collection: string;
  created: number;
  changed: number;
  unchanged: number;
  left: number;
}

export const previewImportInput = z.object({ text: z.string().max(importLimits.characters) });
export interface PreviewImportOutput {
  /** For `applyImport`, within an hour; null when nothing was staged. */
  id: string | null;
  /** Signed by this store, and as it was then. */
  signed: boolean;
  counts: ImportCounts[];
  /** The first of them; with any there is no `id`. */
  problems: ImportProblem[];
  problemCount: number;
}

export const applyImportInput = z.object({ id: z.string().regex(/^[A-Za-z0-9-]{8,64}$/) });
export interface ApplyImportOutput {
  written: number;
}
