import { z } from 'zod';
import { currencies } from '../money/money.ts';
import { slugSchema } from './slug.ts';

export const productStatuses = ['active', 'draft', 'archived'] as const;

/** An address that may be a path of the store itself or https. Never `javascript:`, never protocol-relative. */
export const publicUrlSchema = z
  .string()
  .max(2_000)
  .regex(/^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+|)$/);

const shortList = (items: number, length: number) => z.array(z.string().trim().min(1).max(length)).max(items);

const productFields = z.object({
  title: z.string().trim().min(1).max(80),
  description: z.string().trim().max(300),
  fullDescription: z.string().trim().max(20_000),
  priceCents: z.number().int().min(0).max(10_000_000),
  currency: z.enum(currencies),
  category: slugSchema,
  tags: shortList(20, 30),
  features: shortList(30, 160),
  includes: shortList(30, 160),
  image: publicUrlSchema,
  demoUrl: publicUrlSchema,
  status: z.enum(productStatuses),
});

/**
 * What an admin may write of `products/{slug}`. A draft's texts may come later; what is for sale, or was, has them.
 */
export const productDraftSchema = productFields.refine(
  ({ status, description, fullDescription }) =>
    status === 'draft' || (description !== '' && fullDescription !== ''),
);
export type ProductDraft = z.infer<typeof productDraftSchema>;

/** `products/{slug}` whole. Times are milliseconds here and timestamps in Firestore. */
export const productSchema = productFields.extend({
  rating: z.number().min(0).max(5),
  reviewCount: z.number().int().min(0),
  downloads: z.number().int().min(0),
  version: z.string().max(40),
  dateAdded: z.number(),
  updatedAt: z.number(),
});
export type Product = z.infer<typeof productSchema> & { slug: string };

/** One file of an archive, as the preview page lists it. */
export interface ArchiveFile {
  path: string;
  sizeBytes: number;
}

/** `products/{slug}/versions/{version}`; `sha256` in hex, `releasedAt` in milliseconds. */
export interface ProductVersion {
  version: string;
  fileName: string;
  sizeBytes: number;
  sha256: string;
  changelog: string;
  releasedAt: number;
  files: ArchiveFile[];
  excerpt: { path: string; language: string; text: string } | null;
}

export const pigments = ['ultramarine', 'vermilion', 'ochre', 'verdigris'] as const;
export type Pigment = (typeof pigments)[number];

/** `categories/{slug}`; `featured` are product titles, `order` sorts. */
export const categorySchema = z.object({
  name: z.string().trim().min(1).max(40),
  description: z.string().trim().max(300),
  featured: shortList(6, 80),
  colour: z.enum(pigments),
  order: z.number().int().min(0),
});
export type Category = z.infer<typeof categorySchema> & { slug: string };

/** `plans/{id}`: a monthly subscription. `responsePromise` is what the support desk promises. */
export const planSchema = z.object({
  name: z.string().trim().min(1).max(40),
  priceCents: z.number().int().min(0),
  period: z.literal('month'),
  description: z.string().trim().max(300),
  features: shortList(20, 160),
  buttonText: z.string().trim().min(1).max(40),
  popular: z.boolean(),
  responsePromise: z.string().trim().max(60),
  order: z.number().int().min(0),
});
export type Plan = z.infer<typeof planSchema> & { id: string };

export const faqGroups = ['General', 'Technical', 'Billing', 'Pricing'] as const;

/** `faqs/{id}` */
export const faqSchema = z.object({
  question: z.string().trim().min(1).max(200),
  answer: z.string().trim().min(1).max(2_000),
  group: z.enum(faqGroups),
  order: z.number().int().min(0),
});
export type Faq = z.infer<typeof faqSchema> & { id: string };
