import { defaultPreferences } from '@tempera/domain/conversations/notification';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { expect, it, vi } from 'vitest';
import { releaseWords } from './release-words.ts';

vi.stubEnv('STORE_ORIGIN', 'https://store.example.com/');

const release = {
  slug: 'neo',
  title: 'Neo',
  version: '1.1.0',
  changelog: '## 1.1.0\n\n- A **dark** mode\n- Faster',
  at: 1,
  cursor: '',
  done: false,
};
const owner = { name: 'Ada', preferences: defaultPreferences, stored: null, mailed: false };

it('tells what is new without the marks of Markdown, in the bell in one line', () => {
  const { notice, mail } = releaseWords(release, defaultSettings).tell(owner);
  expect(notice?.text).toBe('1.1.0 - A dark mode - Faster');
  expect(mail?.template.data.changes).toBe('1.1.0\n\n- A dark mode\n- Faster');
  expect(mail?.message.text).not.toMatch(/\*\*|##/);
});

it('leaves plain words as they are', () => {
  const changelog = 'Fixes 2 * 3 and a_b_c.\nFaster.';
  const { mail } = releaseWords({ ...release, changelog }, defaultSettings).tell(owner);
  expect(mail?.template.data.changes).toBe(changelog);
});
