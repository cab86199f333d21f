import { defaultCreator } from '@tempera/domain/catalogue/creator';
import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { allFields, sections } from '@tempera/domain/settings/settings-fields';
import { settingsFormSchema } from '@tempera/domain/settings/settings-form';
import {
  creatorSchema,
  privateSettingsSchema,
  sellerSchema,
  siteSettingsSchema,
} from '@tempera/domain/settings/settings-schema';
import { messagesOf } from '@tempera/domain/site/messages-of';
import { describe, expect, it } from 'vitest';
import { findBroken, labelOf, type Stored, toDocuments, toForm } from './form-values.ts';

const nothing: Stored = { site: null, mail: null, seller: null, creator: null };

it('a store without any settings shows the defaults, which may be saved', () => {
  const form = toForm(nothing);
  expect(messagesOf(settingsFormSchema, form)).toEqual({});
  const { site, mail, seller, creator } = toDocuments(form);
  const { pages: _pages, ...defaults } = defaultSettings;
  expect(site).toEqual(defaults);
  expect(mail).toEqual(defaultPrivateSettings);
  expect(creator).toEqual(defaultCreator);
  for (const [schema, document] of [
    [siteSettingsSchema, site],
    [privateSettingsSchema, mail],
    [sellerSchema, seller],
    [creatorSchema, creator],
  ] as const) {
    expect(schema.safeParse(document).success).toBe(true);
  }
});

it('what is stored comes back as it was, and texts of pages only where they differ', () => {
  const site = { ...defaultSettings, siteName: 'Other', pages: { titles: { about: 'Who we are' } } };
  const stored = { ...nothing, site, creator: { ...defaultCreator, socials: ['https://example.com/a'] } };
  const documents = toDocuments(toForm(stored));
  expect(documents.site).toEqual(site);
  expect(documents.creator.socials).toEqual(['https://example.com/a']);
});

describe('the screen', () => {
  it('has a field for everything that the form holds, once', () => {
    const leaves = (value: object, prefix: string): string[] =>
      Object.entries(value).flatMap(([key, part]) =>
        typeof part === 'object' && !Array.isArray(part) ? leaves(part, `${prefix}${key}.`) : [prefix + key],
      );
    const shown = sections.flatMap(({ fields }) => Object.keys(fields));
    expect([...shown].sort()).toEqual(leaves(toForm(nothing), '').sort());
    expect(Object.keys(allFields.default).sort()).toEqual(Object.keys(nothing).sort());
  });

  it('names a field by its label, and one without a field by its key', () => {
    expect(labelOf('site', 'siteName')).toBe('Site name');
    expect(labelOf('site', 'pages')).toBe('pages');
  });
});

it('keeps how tax is found, and says so where a country or a state is none', () => {
  const tax = { ...defaultSettings.tax, states: 'NY 8.875\nTX 6.25' };
  const form = toForm({ ...nothing, site: { tax } });
  expect(toDocuments(form).site.tax).toEqual(tax);
  form.site.tax.states = 'NY 8.875\nTexas';
  form.site.tax.country = 'XX';
  expect(messagesOf(settingsFormSchema, form)).toEqual({
    'site.tax.country': 'Enter the country’s two letters, or leave it empty.',
    'site.tax.states':
      'Enter two letters for each state, one per line, with a percentage such as NY 8.875, or without one where the state has a rate of its own.',
  });
});

it('says what is wrong at the field itself, however deep', () => {
  const form = structuredClone(toForm(nothing));
  form.site.taxRate = '8,5';
  form.site.pacing.splashMs = '2.5';
  form.site.pages.titles.about = 'x'.repeat(121);
  form.mail.smtpPort = '70000';
  form.creator.answers = [{ question: ' ', answer: 'Yes.' }];
  form.creator.socials = 'https://example.com/a\nftp://example.com';
  expect(messagesOf(settingsFormSchema, form)).toEqual({
    'site.taxRate': 'Enter a percentage from 0 to 100, such as 8.5.',
    'site.pacing.splashMs': 'Enter milliseconds from 0 to 10000.',
    'site.pages.titles.about': 'Shorten it to 120 characters.',
    'mail.smtpPort': 'Enter a port from 1 to 65535.',
    'creator.answers.0.question': 'Enter the question.',
    'creator.socials': 'Enter at most 6 addresses with https://, one per line.',
  });
});

it('names each stored value that can’t be used, what stands there and what is used instead', () => {
  const stored: Stored = {
    site: { siteName: 'Other', taxRate: 'much' },
    mail: { smtpPort: '587', smtpHost: 'mail.example.com' },
    seller: { name: '', address: 'Somewhere', taxId: '', email: '' },
    creator: { ...defaultCreator, website: 'javascript:alert(1)' },
  };
  expect(findBroken(stored)).toEqual([
    { group: 'site', field: 'taxRate', stored: '"much"', used: '"8.5"' },
    { group: 'mail', field: 'smtpPort', stored: '"587"', used: '587' },
    { group: 'seller', field: 'name', stored: '""', used: '"Other"' },
    { group: 'creator', field: 'website', stored: '"javascript:alert(1)"', used: '""' },
  ]);
  expect(toForm(stored).mail.smtpHost).toBe('mail.example.com');
  expect(findBroken(nothing)).toEqual([]);
});
