import { defaultPrivateSettings, type PrivateSettings } from './settings.ts';
import { privateSettingsSchema } from './settings-schema.ts';

/** `settings/private` over the defaults, field by field, as `mergeSettings`: a broken one falls back and is named. */
export function mergePrivateSettings(stored: unknown): { settings: PrivateSettings; broken: string[] } {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const known = Object.entries(privateSettingsSchema.shape).filter(([key]) => given[key] !== undefined);
  const broken = known.filter(([key, schema]) => !schema.safeParse(given[key]).success).map(([key]) => key);
  const kept = known.filter(([key]) => !broken.includes(key)).map(([key]) => [key, given[key]]);
  return { settings: { ...defaultPrivateSettings, ...Object.fromEntries(kept) }, broken };
}
