import { defaultCreator } from '@tempera/domain/catalogue/creator';
import { creatorSchema } from '@tempera/domain/catalogue/creator-schema';
import { sellerSchema } from '@tempera/domain/money/seller';
import { defaultPrivateSettings, defaultSettings } from '@tempera/domain/settings/settings';
import { settingsFormSchema } from '@tempera/domain/settings/settings-form';
import { privateSettingsSchema, siteSettingsSchema } from '@tempera/domain/settings/settings-schema';
import { describe, expect, it } from 'vitest';
import { labelOf, sections } from './fields.ts';
import { findBroken } from './find-broken.ts';
import { type Stored, toDocuments, toForm } from './form-values.ts';
import { toErrors } from './to-errors.ts';

const nothing: Stored = { site: null, mail: null, seller: null, creator: null };

it('a store without any settings shows the defaults, which may be saved', () => {
  const form = toForm(nothing);
  expect(toErrors(form)).toEqual({});
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
    const shown = sections.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect([...shown].sort()).toEqual(leaves(toForm(nothing), '').sort());
    expect(Object.keys(settingsFormSchema.shape).sort()).toEqual(Object.keys(nothing).sort());
  });

  it('names a field by its label, and one without a field by its key', () => {
    expect(labelOf('site', 'siteName')).toBe('Site name');
    expect(labelOf('site', 'pages')).toBe('pages');
  });
});

it('says what is wrong at the field itself, however deep', () => {
  const form = toForm(nothing);
  form.site.taxRate = '8,5';
  form.site.pacing.splashMs = '2.5';
  form.site.pages.titles.about = 'x'.repeat(121);
  form.mail.smtpPort = '70000';
  form.creator.answers = [{ question: ' ', answer: 'Yes.' }];
  form.creator.socials = 'https://example.com/a\nftp://example.com';
  expect(toErrors(form)).toMatchObject({
    site: {
      taxRate: { message: 'Enter a percentage from 0 to 100, such as 8.5.' },
      pacing: { splashMs: { message: 'Enter milliseconds from 0 to 10000.' } },
      pages: { titles: { about: { message: 'Shorten it to 120 characters.' } } },
    },
    mail: { smtpPort: { message: 'Enter a port from 1 to 65535.' } },
    creator: {
      answers: [{ question: { message: 'Write the question.' } }],
      socials: { message: 'Enter at most 6 addresses with https://, one on each line.' },
    },
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
