import type { SiteSettings } from '@tempera/domain/settings/settings';
import { createContext, type ReactNode, use } from 'react';

const SettingsContext = createContext<SiteSettings | null>(null);

/** Given by the root layout, which follows `settings/site` live; with the styles of the store's accent, unless it is the theme's. */
export const SettingsProvider = ({ value, children }: { value: SiteSettings; children: ReactNode }) => (
  <SettingsContext value={value}>
    {value.accent !== 'blue' && <link rel="stylesheet" href={`/accents/${value.accent}.css`} />}
    {children}
  </SettingsContext>
);

/**
 * The site settings as they are now.
 * @throws Error outside of the provider
 */
export function useSettings(): SiteSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('no SettingsProvider');
  return settings;
}
