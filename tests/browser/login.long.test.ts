import { useBrowser } from './kit/browser.ts';
import { describeAnswers } from './kit/login.ts';

useBrowser();

describeAnswers({ protection: true, unknown: 'auth/invalid-credential', wrong: 'auth/invalid-credential' });
