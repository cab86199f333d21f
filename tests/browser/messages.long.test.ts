import {
  authFallback,
  authMessages,
  loginMessages,
  signUpMessages,
} from '@tempera/domain/people/auth-messages';
import { laterMessages } from '@tempera/domain/site/later-messages';
import { messages } from '@tempera/domain/site/messages';
import { expect, it } from 'vitest';
import { newPage, useBrowser } from './kit/browser.ts';
import { leavesOf } from './kit/provocations/leaves.ts';
import { loginProvocations } from './kit/provocations/login.ts';
import { reviewProvocations } from './kit/provocations/reviews.ts';
import { roomProvocations } from './kit/provocations/rooms.ts';
import { settingsProvocations } from './kit/provocations/settings.ts';
import { signUpProvocations } from './kit/provocations/sign-up.ts';
import { storeProvocations } from './kit/provocations/store.ts';
import { supportProvocations } from './kit/provocations/support.ts';
import { seeToast } from './kit/toasts.ts';

useBrowser();

/** What a browser says of the failures that are provoked here on purpose. */
const provoked =
  /PERMISSION_DENIED|permission|status of (4\d\d|50[04])|ERR_FAILED|dynamically imported module|broken on purpose/;

const provocations = {
  ...loginProvocations,
  ...signUpProvocations,
  ...reviewProvocations,
  ...storeProvocations,
  ...supportProvocations,
  ...roomProvocations,
  ...settingsProvocations,
};
const table = leavesOf({
  ...authMessages,
  authFallback,
  login: loginMessages,
  signUp: signUpMessages,
  ...messages,
  ...laterMessages,
});

it('knows how each message of the table is met, and no other', () => {
  expect(Object.keys(provocations).sort()).toEqual(table.map(([path]) => path).sort());
});

it.each(table)('is met by a person: %s', async (path, words) => {
  const page = await newPage({ expected: provoked });
  await provocations[path]?.(page);
  if (typeof words === 'string') await page.getByText(words).first().waitFor();
  else await seeToast(page, { ...words, role: path.endsWith('success') ? 'status' : 'alert' });
});
