import Button from '@mui/material/Button';
import { newPasswordForm } from '@tempera/domain/people/account-forms';
import { authMessages } from '@tempera/domain/people/auth-messages';
import { messages } from '@tempera/domain/site/messages';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { changePassword, endOtherSessions, reauthenticate } from '../../../firebase/auth/account.ts';
import { type SecondStep, secondStepOf } from '../../../firebase/auth/second-factor.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormAlert, showFailure, useForm } from '../../../ui/form/Form.tsx';
import { FormPassword } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import { assertUncommon } from '../assert-uncommon.ts';
import { describeAuthError } from '../describe-auth-error.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';

/** A code is asked for, to go on before or after the change. */
interface Waiting {
  step: SecondStep;
  when: 'before' | 'after';
}

/** Sets another password; the one so far proves that it is the person. All other sessions end with it. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    schema: newPasswordForm,
    defaultValues: { current: '', password: '', confirm: '' },
    mode: 'onTouched',
  });
  const { isSubmitting } = form.formState;
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const endOthers = async () => {
    try {
      await endOtherSessions(form.getValues('password'));
      const text = 'Use the new one from now on. Your other devices are logged out.';
      showToast({ title: 'Password changed', text, kind: 'success' });
    } catch (error) {
      const step = await secondStepOf(error);
      if (step) {
        setWaiting({ step, when: 'after' });
        return;
      }
      sayOthersStay();
    }
    onClose();
  };
  const close = () => {
    if (waiting?.when === 'after') sayOthersStay();
    onClose();
  };
  const set = async () => {
    try {
      await changePassword(form.getValues('password'));
    } catch (error) {
      // A field is focused once its form is in sight again.
      flushSync(() => setWaiting(null));
      const { text, field } = describe(error);
      showFailure(form, { text, field: field === 'password' ? field : undefined });
      return;
    }
    await endOthers();
  };
  const submit = async ({ current, password }: { current: string; password: string }) => {
    await assertUncommon(password);
    try {
      await reauthenticate({ by: 'password', password: current });
    } catch (error) {
      const step = await secondStepOf(error);
      if (!step) throw error;
      setWaiting({ step, when: 'before' });
      return;
    }
    await set();
  };
  const actions = (
    <>
      <Button onClick={close}>{waiting?.when === 'after' ? 'Close' : 'Cancel'}</Button>
      {!waiting && (
        <Button type="submit" form="password-form" variant="contained" disabled={isSubmitting}>
          {isSubmitting ? 'Changing…' : 'Change password'}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title="Change your password" onClose={close} actions={actions}>
      {waiting && (
        <SecondStepForm
          key={waiting.when}
          step={waiting.step}
          onDone={waiting.when === 'before' ? set : endOthers}
        />
      )}
      <Form
        id="password-form"
        form={form}
        onSubmit={submit}
        describe={describe}
        sx={waiting ? { display: 'none' } : undefined}
      >
        <FormPassword name="current" label="Current password" autoComplete="current-password" />
        <FormPassword name="password" label="New password" autoComplete="new-password" />
        <PasswordChecklist password={form.watch('password')} />
        <FormPassword name="confirm" label="Confirm new password" autoComplete="new-password" />
        <FormAlert />
      </Form>
    </Dialog>
  );
}

/** The password is another one, and the devices that know the former stay logged in. */
function sayOthersStay(): void {
  const text = 'Your other devices could not be logged out. Choose “Log out everywhere” to do so.';
  showToast({ title: 'Password changed', text, kind: 'error' });
}

/** A wrong password is said at its field, a common one at the new one's, a lost connection below the form. */
function describe(error: unknown): { text: string; field?: 'current' | 'password' } {
  const { field, text, wrong } = describeAuthError(error);
  if (wrong) return { text: authMessages['auth/wrong-password'] as string, field: 'current' };
  return { text: text || messages.networkError, ...(field === 'password' && { field }) };
}
