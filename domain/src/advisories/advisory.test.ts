import { describe, expect, it } from 'vitest';
import {
  advisorySchema,
  advisorySentence,
  affects,
  byUrgency,
  versionsText,
  weaknessesOf,
} from './advisory.ts';
import { advisoryForm, amendmentForm } from './advisory-form.ts';

const advisory = {
  versions: ['1.1.0', '1.0.0'],
  title: 'Open redirect.',
  fixedIn: '1.2.0',
  withdrawnAt: null,
};

it('concerns the versions that it names, until it is withdrawn', () => {
  expect(affects(advisory, '1.0.0')).toBe(true);
  expect(affects(advisory, '1.2.0')).toBe(false);
  expect(affects({ ...advisory, withdrawnAt: 1 }, '1.0.0')).toBe(false);
});

it('is told beside each version that it is about, the worst first', () => {
  const told = { title: 'Open redirect.', text: 'Update.', fixedIn: '1.2.0' };
  const given = { ...advisory, ...told, slug: 'neo', publishedAt: 1 };
  const all = [
    { ...given, id: 'a', severity: 'low' as const },
    { ...given, id: 'b', severity: 'high' as const },
    { ...given, id: 'c', severity: 'critical' as const, withdrawnAt: 2 },
  ];
  expect(weaknessesOf('1.0.0', all)).toEqual([
    { ...told, severity: 'high' },
    { ...told, severity: 'low' },
  ]);
  expect(weaknessesOf('1.2.0', all)).toEqual([]);
});

it('names versions as a person would', () => {
  expect(versionsText(['1.0.0'])).toBe('1.0.0');
  expect(versionsText(['1.10.0', '1.9.0'])).toBe('1.9.0 and 1.10.0');
  expect(versionsText(['1.2.0', '1.0.0', '1.10.0'])).toBe('1.0.0 to 1.10.0 (3 versions)');
});

it('says what an owner has, and where it is fixed', () => {
  expect(advisorySentence(advisory, '1.0.0')).toBe(
    '1.0.0 has a known vulnerability: Open redirect, fixed in 1.2.0.',
  );
  expect(advisorySentence({ ...advisory, fixedIn: null })).toBe(
    '1.0.0 and 1.1.0 have a known vulnerability: Open redirect, not fixed yet.',
  );
});

it('puts the worst first, then the newest', () => {
  const low = { severity: 'low', publishedAt: 3 } as const;
  const high = { severity: 'critical', publishedAt: 1 } as const;
  const later = { severity: 'critical', publishedAt: 2 } as const;
  expect([low, high, later].toSorted(byUrgency)).toEqual([later, high, low]);
});

describe('advisoryForm', () => {
  const form = advisoryForm(['1.2.0', '1.1.0', '1.0.0']);
  const typed = {
    severity: 'high',
    title: ' Open redirect ',
    text: 'Update.',
    versions: ['1.0.0', '1.1.0'],
    fixedIn: '1.2.0',
  };
  const problemOf = (changed: object) =>
    form.safeParse({ ...typed, ...changed }).error?.issues.map(({ path, message }) => [path[0], message]);

  it('gives what is stored', () => {
    const stored = form.parse(typed);
    expect(stored).toMatchObject({ title: 'Open redirect', versions: ['1.1.0', '1.0.0'], fixedIn: '1.2.0' });
    expect(advisorySchema.safeParse({ slug: 'neo', ...stored }).success).toBe(true);
    expect(form.parse({ ...typed, fixedIn: '' }).fixedIn).toBeNull();
  });

  it('says what is wrong', () => {
    expect(problemOf({ versions: [] })).toEqual([['versions', 'Choose the affected versions.']]);
    expect(problemOf({ fixedIn: '1.1.0' })).toEqual([['fixedIn', 'This version is affected itself.']]);
    expect(problemOf({ versions: ['1.2.0'], fixedIn: '1.0.0' })).toEqual([
      ['fixedIn', 'Choose a version that is newer than an affected one.'],
    ]);
    expect(problemOf({ title: ' ' })).toEqual([['title', 'Say in a few words what is wrong.']]);
    expect(problemOf({ versions: ['9.9.9'] })).toBeDefined();
  });
});

describe('amendmentForm', () => {
  const form = amendmentForm(['1.1.0', '1.0.0'], ['1.2.0', '1.1.0', '1.0.0', '0.9.0']);
  const problemOf = (changed: object) =>
    form
      .safeParse({ text: 'Update.', fixedIn: '1.2.0', ...changed })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('gives what is stored, and nothing else', () => {
    expect(form.parse({ text: ' Update. ', fixedIn: '1.2.0', title: 'x' })).toEqual({
      text: 'Update.',
      fixedIn: '1.2.0',
    });
    expect(form.parse({ text: 'Wait.', fixedIn: '' })).toEqual({ text: 'Wait.', fixedIn: null });
  });

  it('says what is wrong', () => {
    expect(problemOf({})).toBeUndefined();
    expect(problemOf({ text: ' ' })).toEqual([['text', 'Say what to do.']]);
    expect(problemOf({ fixedIn: '1.0.0' })).toEqual([['fixedIn', 'This version is affected itself.']]);
    expect(problemOf({ fixedIn: '0.9.0' })).toEqual([
      ['fixedIn', 'Choose a version that is newer than an affected one.'],
    ]);
    expect(problemOf({ fixedIn: '9.9.9' })).toBeDefined();
  });
});
