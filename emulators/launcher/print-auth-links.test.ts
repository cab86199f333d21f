import { expect, it } from 'vitest';
import { describeCode } from './print-auth-links.ts';

it('says to whom a link goes and what it is for', () => {
  const code = { email: 'owner@example.com', oobLink: 'http://127.0.0.1:9099/emulator/action?oobCode=x' };
  expect(describeCode({ ...code, requestType: 'VERIFY_EMAIL' })).toBe(
    '\nA mail to owner@example.com would bring the link that confirms the address:\n' +
      '  http://127.0.0.1:9099/emulator/action?oobCode=x\n',
  );
  expect(describeCode({ ...code, requestType: 'EMAIL_SIGNIN' })).toContain('that signs in');
});
