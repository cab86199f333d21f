import { z } from 'zod';
import { currencies } from '../money/money.ts';
import type { Installs } from '../packages/installs.ts';
import { slugSchema } from './slug.ts';
import { technologies } from './technology.ts';

export const productStatuses = ['active', 'draft', 'archived'] as const;

/** Pictures of a product besides its first one, and how long the address of one may be. */
export const pictureLimits = { count: 8, address: 500 } as const;

/** An address that may be a path of the store itself or https. Never `javascript:`, never protocol-relative. */
export const publicUrlSchema = z
  .string()
  .max(2_000)
  .regex(/^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+|)$/);

/** The address of a file that browsers play by themselves, or ''. */
export const videoSchema = publicUrlSchema.max(pictureLimits.address).regex(/^$|\.(?:mp4|webm)(?:[?#].*)?$/);

const shortList = (items: number, length: number) => z.array(z.string().trim().min(1).max(length)).max(items);

/** What a template is made with, in a few words each; stores older than these fields lack them. */
const madeWith = {
  technology: z.enum([...technologies, '']).optional(),
  browsers: z.string().trim().max(80).optional(),
  build: z.string().trim().max(80).optional(),
  license: z.string().trim().max(80).optional(),
};

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
  pictures: z.array(publicUrlSchema.min(1).max(pictureLimits.address)).max(pictureLimits.count).optional(),
  /** Older products have none. */
  video: videoSchema.optional(),
  demoUrl: publicUrlSchema,
  ...madeWith,
  status: z.enum(productStatuses),
});

/** What a draft may leave for later, as it is stored until then. */
const unfinished = {
  priceCents: productFields.shape.priceCents.nullable(),
  category: slugSchema.or(z.literal('')),
};
type Finishing = Pick<
  z.infer<typeof productFields>,
  'status' | 'description' | 'fullDescription' | 'image'
> & {
  priceCents: number | null;
  category: string;
};

/** What is for sale, or was, has a price, a category and its texts; what is for sale has a picture as well. */
export const isFinished = ({ status, image, ...product }: Finishing): boolean =>
  status === 'draft' ||
  (product.description !== '' &&
    product.fullDescription !== '' &&
    product.priceCents !== null &&
    product.category !== '' &&
    (status !== 'active' || image !== ''));

/** What an admin may write of `products/{slug}`. A draft needs its title alone. */
export const productDraftSchema = productFields.extend(unfinished).refine(isFinished);
export type ProductDraft = z.infer<typeof productDraftSchema>;

/** `products/{slug}` whole. Times are milliseconds here and timestamps in Firestore. */
export const productSchema = productFields.extend({
  rating: z.number().min(0).max(5),
  reviewCount: z.number().int().min(0),
  downloads: z.number().int().min(0),
  version: z.string().max(40),
  /** What its page is found under, where that is another than the slug. */
  address: slugSchema.optional(),
  /** Slugs of what its buyers have bought as well, the most common first. */
  alsoBought: z.array(slugSchema).optional(),
  dateAdded: z.number(),
  updatedAt: z.number(),
});
export type Product = z.infer<typeof productSchema> & { slug: string };

/** `products/{slug}` in whatever state: a backup has drafts as well. */
export const storedProductSchema = productSchema.extend(unfinished);

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
  /** Paths of the files that anyone may read, in the order of their documents below. */
  open?: string[];
  /** Missing of a release from before it was noted. */
  installs?: Installs;
}

export const pigments = ['ultramarine', 'vermilion', 'ochre', 'verdigris'] as const;
export type Pigment = (typeof pigments)[number];

/** What people call them. */
export const pigmentNames: Record<Pigment, string> = {
  ultramarine: 'Blue',
  vermilion: 'Red',
  ochre: 'Gold',
  verdigris: 'Green',
};

/** `categories/{slug}`; `featured` are product titles, `order` sorts. */
export const categorySchema = z.object({
  name: z.string().trim().min(1).max(40),
  description: z.string().trim().max(300),
  featured: shortList(6, 80),
  colour: z.enum(pigments),
  order: z.number().int().min(0),
});
export type Category = z.infer<typeof categorySchema> & { slug: string };

/**
 * `plans/{id}`: a monthly subscription. `responsePromise` is what the support desk promises, in words; `responseHours` and
 * `freeTemplates` (null: no limit) are the plan's terms, which older plans have by default (`domain/src/plans/plan.ts`).
 */
export const planSchema = z.object({
  name: z.string().trim().min(1).max(40),
  priceCents: z.number().int().min(0),
  period: z.literal('month'),
  description: z.string().trim().max(300),
  features: shortList(20, 160),
  buttonText: z.string().trim().min(1).max(40),
  popular: z.boolean(),
  responsePromise: z.string().trim().max(60),
  responseHours: z.number().int().min(1).max(720).optional(),
  freeTemplates: z.number().int().min(0).max(1_000).nullable().optional(),
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
