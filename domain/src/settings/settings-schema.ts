import { z } from 'zod';
import { type SiteSettings, settingChecks } from './settings.ts';

/** What came later; older stores don't have it. */
const later = ['pages', 'communityUrl'] as const;

/** As it stands in the store. */
type StoredSettings = Omit<SiteSettings, (typeof later)[number]> &
  Partial<Pick<SiteSettings, (typeof later)[number]>>;

/** `settings/site` for forms and imports: the checks of `settings.ts`, field by field, and nothing else. */
export const siteSettingsSchema: z.ZodType<StoredSettings> = z.strictObject(
  Object.fromEntries(
    Object.entries(settingChecks).map(([key, isValid]) => {
      const check = z.custom(isValid, `Check ${key}`);
      return [key, later.some((name) => name === key) ? check.optional() : check];
    }),
  ),
) as unknown as z.ZodType<StoredSettings>;

const text = (max: number) => z.string().max(max);

/** `settings/private` */
export const privateSettingsSchema = z.strictObject({
  emailFrom: text(254),
  emailName: text(60),
  smtpHost: text(200),
  smtpPort: z.number().int().min(1).max(65_535),
  smtpUser: text(200),
});
