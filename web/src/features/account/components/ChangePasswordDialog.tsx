import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { authMessages } from '@tempera/domain/site/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { changePassword } from '../../../firebase/auth/change-credentials.ts';
import { reauthenticate } from '../../../firebase/auth/reauthenticate.ts';
import { type SecondStep, secondStepOf } from '../../../firebase/auth/second-factor.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { checkNewPassword, type NewPasswordValues } from '../check-new-password.ts';
import { describeAuthError } from '../describe-auth-error.ts';
import { toResolver } from '../to-resolver.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';

/** Sets another password; the one so far proves that it is the person. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, setError, watch, getValues, formState } = useForm<NewPasswordValues>({
    defaultValues: { current: '', password: '', confirm: '' },
    mode: 'onTouched',
    resolver: toResolver(checkNewPassword),
  });
  const { errors, isSubmitting } = formState;
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const set = async () => {
    try {
      await changePassword(getValues('password'));
      showToast({ title: 'Password changed', text: 'Use the new one from now on.', kind: 'success' });
      onClose();
    } catch (error) {
      setError('root', { message: describeAuthError(error).text });
    }
  };
  const submit = handleSubmit(async ({ current }) => {
    try {
      await reauthenticate({ by: 'password', password: current });
    } catch (error) {
      const step = await secondStepOf(error);
      if (step) setSecondStep(() => step);
      else setError(...currentIsWrong(error));
      return;
    }
    await set();
  });
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {!secondStep && (
        <Button type="submit" form="password-form" variant="contained" disabled={isSubmitting}>
          {isSubmitting ? 'Changing…' : 'Change password'}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title="Change your password" onClose={onClose} actions={actions}>
      {secondStep && <SecondStepForm step={secondStep} onDone={set} />}
      <Box
        component="form"
        id="password-form"
        noValidate
        onSubmit={submit}
        sx={{ display: secondStep ? 'none' : 'grid', gap: 5 }}
      >
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          field={register('current')}
          error={errors.current?.message}
        />
        <PasswordInput
          label="New password"
          autoComplete="new-password"
          field={register('password')}
          error={errors.password?.message}
        />
        <PasswordChecklist password={watch('password')} />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          field={register('confirm')}
          error={errors.confirm?.message}
        />
        {errors.root && <InlineNotice kind="error">{errors.root.message}</InlineNotice>}
      </Box>
    </Dialog>
  );
}

/** A wrong password is said at its field, a lost connection below the form. */
function currentIsWrong(error: unknown): ['current' | 'root', { message: string }] {
  const { field, text } = describeAuthError(error);
  const wrong = field !== null;
  return [
    wrong ? 'current' : 'root',
    { message: wrong ? (authMessages['auth/wrong-password'] as string) : text },
  ];
}
