import {
  type ScanRecord,
  type ScanSecurityOutput,
  scan,
  urgentOf,
} from '@tempera/domain/operations/security-scan';
import { mergePrivateSettings } from '@tempera/domain/settings/private-settings';
import { mergeSettings } from '@tempera/domain/settings/settings';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadManager } from '../platform/manager.ts';
import { enforceAppCheck, smtpHost } from '../platform/params.ts';
import { isDemoProject } from '../platform/project.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import { countExpiredCoupons, privilegedPeople } from './security-facts.store.ts';

/**
 * What makes this store less safe than it could be, for those who manage it.
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed`
 */
export async function scanSecurity(
  callAuth: CallAuth | null,
  signingKey: string,
): Promise<ScanSecurityOutput> {
  await loadManager(callAuth);
  return scanStore(signingKey);
}

/** The same as it stands now, noted for the dashboard. */
export async function scanStore(signingKey: string): Promise<ScanSecurityOutput> {
  const now = clock.now();
  const [site, mail, people, expiredCoupons] = await Promise.all([
    refs.site().get(),
    refs.privateSettings().get(),
    privilegedPeople(),
    countExpiredCoupons(now),
  ]);
  const merged = { site: mergeSettings(site.data()), mail: mergePrivateSettings(mail.data()) };
  const scanned = scan({
    now,
    site: merged.site.settings,
    mail: merged.mail.settings,
    passwordHost: smtpHost.value(),
    broken: [...merged.site.broken, ...merged.mail.broken],
    people,
    expiredCoupons,
    appCheck: enforceAppCheck,
    signingKeyLength: signingKey.length,
    local: isDemoProject(),
  });
  const record: ScanRecord<unknown> = { findings: urgentOf(scanned.findings), at: serverTime() };
  await refs.scan().set(record);
  return scanned;
}
