import { resetPasswordForm } from '@tempera/domain/people/account-forms';
import { messages } from '@tempera/domain/site/messages';
import { resetPassword } from '../../../firebase/auth/auth-action.ts';
import { Form, FormAlert, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FormPassword } from '../../../ui/form/fields.tsx';
import { assertUncommon } from '../assert-uncommon.ts';
import { describeAuthError } from '../describe-auth-error.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';

interface ResetPasswordFormProps {
  code: string;
  email: string;
  onDone: () => void;
  /** The link was used, or has expired, since the form was opened. */
  onDead: () => void;
}

/** Sets the password that a mailed link resets. */
export function ResetPasswordForm({ code, email, onDone, onDead }: ResetPasswordFormProps) {
  const form = useForm({
    schema: resetPasswordForm,
    defaultValues: { password: '', confirm: '' },
    mode: 'onTouched',
  });
  const fail = (error: unknown) => {
    if (/action-code$/.test(String((error as { code?: unknown } | null)?.code))) {
      onDead();
      return null;
    }
    const { text, field } = describeAuthError(error);
    return { text: text || messages.networkError, field: field === 'password' ? field : undefined };
  };
  const save = async ({ password }: { password: string }) => {
    await assertUncommon(password);
    await resetPassword(code, email, password);
    onDone();
  };
  return (
    <Form form={form} onSubmit={save} describe={fail}>
      {/* A password manager files the new password under this address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <FormPassword name="password" label="New password" autoComplete="new-password" />
      <PasswordChecklist password={form.watch('password')} />
      <FormPassword name="confirm" label="Confirm new password" autoComplete="new-password" />
      <FormAlert />
      <SubmitButton size="large" busy="Saving…">
        Save password
      </SubmitButton>
    </Form>
  );
}
