import { z } from 'zod';
import { type SiteSettings, settingChecks } from './settings.ts';

/** `settings/site` for forms and imports: the checks of `settings.ts`, field by field, and nothing else. */
export const siteSettingsSchema: z.ZodType<SiteSettings> = z.strictObject(
  Object.fromEntries(
    Object.entries(settingChecks).map(([key, isValid]) => [key, z.custom(isValid, `Check ${key}`)]),
  ),
) as unknown as z.ZodType<SiteSettings>;

const text = (max: number) => z.string().max(max);

/** `settings/private` */
export const privateSettingsSchema = z.strictObject({
  emailFrom: text(254),
  emailName: text(60),
  smtpHost: text(200),
  smtpPort: z.number().int().min(1).max(65_535),
  smtpUser: text(200),
});
