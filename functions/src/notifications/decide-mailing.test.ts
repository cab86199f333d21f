import { defaultPreferences, type Notification } from '@tempera/domain/conversations/notification';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import { expect, it } from 'vitest';
import { decideMailing } from './decide-mailing.ts';
import type { Recipient } from './notifications.store.ts';

const now = Date.UTC(2026, 0, 1);
const stored: Notification = {
  kind: 'ticket',
  title: 'Support replied',
  text: 'See <b>here</b>',
  link: '/problem/contact/id=u?ticket=u_0',
  at: now - durations.mailAfter,
  read: false,
  count: 2,
  told: 2,
  mailDue: now,
  mailed: false,
};
const recipient: Recipient = {
  name: 'Ada <i>',
  email: 'ada@example.com',
  lastSeen: now - durations.mailAfter,
  preferences: defaultPreferences,
  role: 'customer',
};
const about = {
  uid: 'u',
  key: 'ticket_u_0',
  now,
  settings: { ...defaultSettings, siteUrl: 'https://store.example.com' },
};
const decide = (
  notification: Partial<Notification> = {},
  person: Partial<Recipient> | null = {},
  settings: Partial<typeof defaultSettings> = {},
) =>
  decideMailing({ ...stored, ...notification }, person && { ...recipient, ...person }, {
    ...about,
    settings: { ...about.settings, ...settings },
  });

it('mails who is away, with what they typed made safe', () => {
  const mailing = decide();
  expect(mailing?.fields).toEqual({ mailDue: null, mailed: true });
  expect(mailing?.mail).toMatchObject({ id: `notice-u-ticket_u_0-${stored.at}`, to: 'ada@example.com' });
  const { subject, text, html } = (mailing?.mail?.message ?? {}) as Record<string, string>;
  expect(subject).toBe('Support replied');
  expect(text).toContain('You have 2 unread messages');
  expect(text).toContain('https://store.example.com/problem/contact/id=u?ticket=u_0');
  expect(html).toContain('See &lt;b&gt;here&lt;/b&gt;');
  expect(html).toContain('Ada &lt;i&gt;');
  expect(decide({}, { lastSeen: null })?.mail).not.toBeNull();
});

it('waits for ten minutes after the person was last there', () => {
  const lastSeen = now - durations.mailAfter + 1;
  expect(decide({}, { lastSeen })).toEqual({ fields: { mailDue: now + 1 }, mail: null });
});

it('mails nobody who has read it, wants none, has no address, or is gone', () => {
  const none = { fields: { mailDue: null }, mail: null };
  expect(decide({ read: true })).toEqual(none);
  expect(decide({}, null)).toEqual(none);
  expect(decide({}, { email: '' })).toEqual(none);
  for (const name of ['email', 'replies'] as const) {
    expect(decide({}, { preferences: { ...defaultPreferences, [name]: false } })).toEqual(none);
  }
  expect(decide({}, { preferences: { ...defaultPreferences, moderation: false } })?.mail).not.toBeNull();
  expect(decide({}, {}, { emailNotifications: false })).toEqual(none);
});

it('mails sales to those who manage the store, whether or not they are there, unless they want none', () => {
  const sale = { kind: 'sale', title: 'New orders', text: 'The latest: Ink: $3.04', count: 3 } as const;
  const mailing = decide(sale, { role: 'admin', lastSeen: now });
  expect(mailing?.mail?.message).toMatchObject({
    subject: 'New orders at Tempera',
    text: expect.stringContaining('You have 3 new orders.\n\nThe latest: Ink: $3.04'),
  });
  const none = { fields: { mailDue: null }, mail: null };
  expect(decide(sale, { role: 'staff' })).toEqual(none);
  expect(decide({ ...sale, read: true }, { role: 'owner' })).toEqual(none);
  for (const name of ['sales', 'salesEmail'] as const) {
    const preferences = { ...defaultPreferences, [name]: false };
    expect(decide(sale, { role: 'owner', preferences })).toEqual(none);
  }
  const preferences = { ...defaultPreferences, email: false };
  expect(decide(sale, { role: 'owner', preferences })?.mail).not.toBeNull();
});

it('has each order in one mail, whether or not the one before was read', () => {
  const sale = { kind: 'sale', title: 'New orders', text: 'The latest: Ink: $3.04' } as const;
  const ordersIn = (notification: Partial<Notification>) => {
    const mailing = decide({ ...sale, ...notification }, { role: 'admin' });
    return { fields: mailing?.fields, ...(mailing?.mail?.message as { subject: string; text: string }) };
  };
  const first = ordersIn({ count: 4, told: 44 });
  expect(first.text).toContain('You have 4 new orders.');
  expect(first.fields).toEqual({ mailDue: null, mailed: true, mailedTold: 44 });
  expect(ordersIn({ count: 8, told: 48, mailedTold: 44 }).text).toContain('You have 4 new orders.');
  const one = ordersIn({ count: 9, told: 49, mailedTold: 48 });
  expect(one.text).toContain('You have a new order.');
  expect(one.subject).toBe('New order at Tempera');
  // Read since, or mailed none for a while: only what came afterwards is new.
  expect(ordersIn({ count: 2, told: 51, mailedTold: 44 }).text).toContain('You have 2 new orders.');
});

it('leaves what another sweep has settled', () => {
  expect(decide({ mailDue: null })).toBeNull();
  expect(decide({ mailDue: now + 1 })).toBeNull();
});

it('tells those who manage the store of a payment at once, there or away, as long as they want it', () => {
  const payment = { kind: 'payment', title: 'Payment disputed', text: 'ORD-1: $3.04.' } as const;
  const admin = { role: 'admin', lastSeen: now } as const;
  const { subject } = (decide(payment, admin)?.mail?.message ?? {}) as Record<string, string>;
  expect(subject).toContain('Payment disputed at ');
  expect(decide(payment, { ...admin, role: 'staff' })?.mail).toBeNull();
  const quiet = { ...admin, preferences: { ...defaultPreferences, salesEmail: false } };
  expect(decide(payment, quiet)?.mail).toBeNull();
});

it('tells them of an alert whatever they prefer, and nobody else', () => {
  const alert = { kind: 'security', title: 'Many refunds', text: '12 refunds within an hour.' } as const;
  const nothing = Object.fromEntries(Object.keys(defaultPreferences).map((name) => [name, false]));
  const preferences = { ...defaultPreferences, ...nothing };
  const admin = { role: 'admin', lastSeen: now, preferences } as const;
  const { subject } = (decide(alert, admin)?.mail?.message ?? {}) as Record<string, string>;
  expect(subject).toBe('Many refunds at Tempera');
  expect(decide(alert, { ...admin, role: 'staff' })?.mail).toBeNull();
});

it('mails alerts to those who manage the store, whatever they prefer and whatever the store has turned off', () => {
  const alert = { kind: 'security', title: 'Many refunds', text: '10 refunds within an hour' } as const;
  const preferences = { replies: false, orders: false, moderation: false, email: false, sales: false };
  const person = { role: 'admin', preferences: { ...defaultPreferences, ...preferences } } as const;
  const off = { emailNotifications: false };
  expect(decide(alert, person, off)?.mail).not.toBeNull();
  expect(decide({ ...alert, kind: 'sale' }, person, off)).toEqual({ fields: { mailDue: null }, mail: null });
  expect(decide(alert, { ...person, role: 'staff' }, off)?.mail).toBeNull();
});
