import { describe, expect, it } from 'vitest';
import { guideIds } from './guide-ids.ts';
import { bodyOf, pageTextLimits, sectionsOf, toPageText } from './page-text.ts';
import { pageTextForm } from './page-text-form.ts';
import { defaultTextOf, textPageOf, textPages } from './text-pages.ts';

describe('a body', () => {
  it('has a section for each heading, and one for what stands before', () => {
    expect(sectionsOf('Hello.\n\n## One \nFirst.\n\n- a\n- b\n\n### Small\nx\n##Two\n## Two\n')).toEqual([
      { heading: '', text: 'Hello.' },
      { heading: 'One', text: 'First.\n\n- a\n- b\n\n### Small\nx\n##Two' },
      { heading: 'Two', text: '' },
    ]);
    expect(sectionsOf(' \n\n')).toEqual([]);
  });

  it('is made of sections and gives them back', () => {
    const sections = [
      { heading: 'Refunds', text: 'Write to {email}.' },
      { heading: 'Prices', text: 'Before tax.\n\nAlways.' },
    ];
    expect(sectionsOf(bodyOf(sections))).toEqual(sections);
  });
});

describe('the pages', () => {
  it('are the legal ones and a help article for each address that the sitemap lists', () => {
    const ids = (kind: string) => textPages.filter((page) => page.kind === kind).map(({ id }) => id);
    expect(ids('legalTexts')).toEqual(['terms', 'privacy']);
    expect(ids('guides')).toEqual(guideIds);
    expect(new Set(textPages.map(({ id }) => id)).size).toBe(textPages.length);
    expect(textPageOf('terms')?.path).toBe('/legal/terms');
    expect(textPageOf('__proto__')).toBeUndefined();
  });

  it.each(textPages.map((page) => [page.id, page] as const))(
    '%s has a text that could be stored',
    (_id, page) => {
      const text = defaultTextOf(page);
      expect(pageTextForm.parse(text)).toEqual(text);
      expect(toPageText(text)).toEqual(text);
    },
  );
});

describe('a stored text', () => {
  const good = { title: 'Terms', description: 'What holds.', body: 'x' };
  it('is shown whole, without its mark', () => {
    expect(toPageText({ ...good, changed: {} })).toEqual(good);
  });

  it.each([
    null,
    undefined,
    'text',
    { ...good, title: ' ' },
    { ...good, body: 7 },
    { ...good, body: 'x'.repeat(pageTextLimits.body + 1) },
    { title: 'Terms', body: 'x' },
  ])('is not shown where it is broken: %#', (stored) => {
    expect(toPageText(stored)).toBeNull();
  });
});

it.each([
  ['title', '', 'Enter a title.'],
  ['description', ' ', 'Enter a description.'],
  ['body', '\n', 'Enter a text.'],
  ['body', 'x'.repeat(40_001), 'Shorten it to 40000 characters.'],
])('a form refuses %s as %j', (field, typed, message) => {
  const good = { title: 'Terms', description: 'What holds.', body: 'x' };
  expect(pageTextForm.safeParse({ ...good, [field]: typed }).error?.issues[0]).toMatchObject({
    path: [field],
    message,
  });
});
