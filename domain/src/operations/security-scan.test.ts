import { describe, expect, it } from 'vitest';
import { defaultPrivateSettings } from '../settings/private-settings.ts';
import { defaultSettings } from '../settings/settings.ts';
import { type SecurityFacts, scan } from './security-scan.ts';

const now = Date.UTC(2026, 10, 21);
const owner = {
  name: 'Olive',
  email: 'olive@store.test',
  role: 'owner' as const,
  lastLogin: now,
  secondFactor: true,
};
const safe: SecurityFacts = {
  now,
  site: {
    ...defaultSettings,
    supportEmail: 'desk@store.test',
    supportPhone: '+1 555 0123',
    siteUrl: 'https://store.test',
  },
  mail: { ...defaultPrivateSettings, emailFrom: 'store@store.test', smtpHost: 'mail.store.test' },
  passwordHost: '',
  broken: [],
  people: [owner],
  expiredCoupons: 0,
  appCheck: true,
  signingKeyLength: 64,
  local: false,
};
const idsOf = (facts: Partial<SecurityFacts>) => scan({ ...safe, ...facts }).findings.map(({ id }) => id);
const site = (fields: Partial<SecurityFacts['site']>) => ({ site: { ...safe.site, ...fields } });

it('has nothing to say of a store that is safe', () => {
  expect(idsOf({})).toEqual([]);
  const mail = { ...safe.mail, smtpUser: 'store' };
  expect(idsOf({ mail, passwordHost: 'Mail.store.test' })).toEqual([]);
});

describe('finds', () => {
  it.each<[string, Partial<SecurityFacts>]>([
    ['owner-second-factor', { people: [{ ...owner, secondFactor: false }] }],
    ['no-owner', { people: [{ ...owner, role: 'admin' }] }],
    ['stale-roles', { people: [owner, { ...owner, role: 'staff', lastLogin: now - 91 * 86_400_000 }] }],
    ['stale-roles', { people: [owner, { ...owner, role: 'admin', lastLogin: null }] }],
    ['example-accounts', { people: [owner, { ...owner, role: 'admin', email: 'a@example.com' }] }],
    ['demo-settings', site({ supportEmail: 'support@example.com' })],
    ['demo-settings', { mail: { ...safe.mail, smtpHost: '' } }],
    ['mail-password', { mail: { ...safe.mail, smtpUser: 'store' } }],
    ['mail-password', { mail: { ...safe.mail, smtpUser: 'store' }, passwordHost: 'mail.elsewhere.test' }],
    ['mail-password', { passwordHost: 'mail.elsewhere.test' }],
    ['unconfirmed-addresses', site({ requireEmailVerification: false })],
    ['long-sessions', site({ sessionTimeout: '1441' })],
    ['broken-settings', { broken: ['taxRate'] }],
    ['expired-coupons', { expiredCoupons: 1 }],
    ['short-key', { signingKeyLength: 31 }],
    ['local-store', { local: true }],
  ])('%s', (id, facts) => {
    expect(idsOf(facts)).toEqual([id]);
  });

  it('what App Check leaves open, for guests too while they may buy', () => {
    expect(idsOf({ appCheck: false })).toEqual(['app-check', 'guests-unchecked']);
    expect(idsOf({ appCheck: false, ...site({ enableGuestCheckout: false }) })).toEqual(['app-check']);
  });

  it('nothing at the limits', () => {
    const people = [owner, { ...owner, role: 'staff' as const, lastLogin: now - 90 * 86_400_000 }];
    expect(idsOf({ people, signingKeyLength: 32, ...site({ sessionTimeout: '1440' }) })).toEqual([]);
  });
});

it('says the worst first, and each with what it means and what to do', () => {
  const { findings, checks } = scan({ ...safe, appCheck: false, expiredCoupons: 2, people: [] });
  expect(findings.map(({ severity }) => severity)).toEqual(['medium', 'medium', 'low', 'low']);
  expect(findings.every(({ meaning, advice }) => meaning !== '' && advice !== '')).toBe(true);
  expect(checks).toBeGreaterThan(10);
});

it('names a few people, and says how many more there are', () => {
  const people = [
    owner,
    ...Array.from({ length: 7 }, () => ({ ...owner, role: 'staff' as const, lastLogin: null })),
  ];
  const [finding] = scan({ ...safe, people }).findings;
  expect(finding?.meaning).toContain('Olive (staff), 2 more still have access');
});
