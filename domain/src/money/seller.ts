import { z } from 'zod';
import { unmarked } from '../settings/change-mark.ts';
import type { SiteSettings } from '../settings/settings.ts';

const text = (max: number) => z.string().max(max);

/** `settings/seller`: who sells, as it stands on invoices. `address` may have several lines. */
export const sellerSchema = z.strictObject({
  name: text(120).refine((name) => name.trim() !== ''),
  address: text(300),
  taxId: text(60),
  email: text(254),
});
export type Seller = z.infer<typeof sellerSchema>;

/** The stored seller, or what the site settings know of them: a store sells before anybody filled that form in. */
export function sellerOf(
  stored: unknown,
  site: Pick<SiteSettings, 'siteName' | 'supportCity' | 'supportEmail'>,
): Seller {
  const parsed = sellerSchema.safeParse(unmarked(stored));
  if (parsed.success) return parsed.data;
  return { name: site.siteName, address: site.supportCity, taxId: '', email: site.supportEmail };
}
