import { isStrongPassword } from '@tempera/domain/people/password';
import { messages } from '@tempera/domain/site/messages';

export interface NewPasswordValues {
  current: string;
  password: string;
  confirm: string;
}

const { missing, mismatch, weak } = messages.signUp;

/** What is wrong by field, in the words of the sign-up. */
export function checkNewPassword(values: NewPasswordValues): Partial<NewPasswordValues> {
  const { current, password, confirm } = values;
  const problems: Partial<NewPasswordValues> = {};
  if (current === '') problems.current = missing.text;
  if (password === '') problems.password = missing.text;
  else if (!isStrongPassword(password)) problems.password = weak.text;
  else if (password === current) problems.password = 'Choose one that you did not have before.';
  if (confirm === '') problems.confirm = missing.text;
  else if (confirm !== password) problems.confirm = mismatch.text;
  return problems;
}
