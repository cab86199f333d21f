import { z } from 'zod';
import { slugPattern } from './slug-pattern.ts';

export const slugSchema = z.string().regex(slugPattern);

/** A document id that is safe to put into a path: no slash, no dots only, not reserved by Firestore. */
export const documentIdSchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/)
  .refine((id) => !/^__.*__$/.test(id));

/** `SaaS Landing` to `saaslanding`. */
export function toSlug(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]/g, '');
}
