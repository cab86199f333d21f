import type { SiteSettings } from '@tempera/domain/settings/settings';
import { createContext, use } from 'react';

const SettingsContext = createContext<SiteSettings | null>(null);

/** Given by the root layout, which follows `settings/site` live. */
export const SettingsProvider = SettingsContext.Provider;

/**
 * The site settings as they are now.
 * @throws Error outside of the provider
 */
export function useSettings(): SiteSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings needs the SettingsProvider of the root layout above it.');
  return settings;
}
