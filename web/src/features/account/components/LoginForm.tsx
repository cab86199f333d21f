import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { loginMessages } from '@tempera/domain/people/auth-messages';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signIn } from '../../../firebase/auth/auth-actions.ts';
import { type SecondStep, secondStepOf } from '../../../firebase/auth/second-factor.ts';
import { lazyPiece } from '../../../ui/connection.ts';
import { Form, FormAlert, SubmitButton, showFailure, useForm } from '../../../ui/form/Form.tsx';
import { FormPassword, FormText } from '../../../ui/form/fields.tsx';
import { lazyDialog, lazyPart } from '../../../ui/lazy-part.tsx';
import { showToast } from '../../../ui/toast.ts';
import { accountForm, useAccountForms } from '../account-form.ts';
import { describeAuthError } from '../describe-auth-error.ts';
import { ProviderButtons } from './ProviderButtons.tsx';

const SecondStepForm = lazyPart(() =>
  import('./SecondStepForm.tsx').then(({ SecondStepForm: form }) => ({ default: form })),
);
const ForgotPasswordDialog = lazyDialog(() => import('./ForgotPasswordDialog.tsx'));
const DemoAccounts =
  import.meta.env.MODE === 'emulators' ? lazyPiece(() => import('./DemoAccounts.tsx')) : null;

interface LoginFormProps {
  target: string;
  /** Said of a wrong address or password, where it is not what the store's own sign-in says. */
  wrongText?: string;
}

/** Signs in by email and password or a provider, then goes to `target`. */
export function LoginForm({ target, wrongText }: LoginFormProps) {
  const form = useForm({ schema: accountForm('loginForm'), defaultValues: { email: '', password: '' } });
  useAccountForms();
  const { isSubmitting } = form.formState;
  const [forgetting, setForgetting] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const navigate = useNavigate();

  const done = () => {
    showToast({ ...loginMessages.success, kind: 'success' });
    navigate(target, { replace: true });
  };
  const fail = async (error: unknown) => {
    const step = await secondStepOf(error);
    if (step) {
      setSecondStep(() => step);
      return;
    }
    const { kind, text, field, wrong } = describeAuthError(error);
    if (kind === 'closed') return;
    const { failed, exception } = loginMessages;
    const byProvider = kind === 'provider';
    const said = (wrong && wrongText) || text || failed.text;
    showFailure(form, { text: byProvider ? said : loginMessages.fallback, ...(field ? { field } : {}) });
    showToast({ ...(byProvider ? { title: failed.title, text: said } : exception), kind: 'error' });
  };
  const submit = ({ email, password }: { email: string; password: string }) =>
    signIn(email, password).then(done, fail);

  if (secondStep) {
    return (
      <Suspense>
        <SecondStepForm step={secondStep} onDone={done} />
      </Suspense>
    );
  }
  return (
    <>
      <Form form={form} onSubmit={submit}>
        <FormText name="email" label="Email" type="email" autoComplete="username" />
        <Box>
          <FormPassword name="password" label="Password" autoComplete="current-password" />
          <Button size="small" onClick={() => setForgetting(true)} sx={{ mt: 1, ml: -3 }}>
            Forgot password?
          </Button>
        </Box>
        <FormAlert />
        <SubmitButton size="large" busy="Logging in…">
          Log in
        </SubmitButton>
      </Form>
      <ProviderButtons disabled={isSubmitting} onDone={done} onFailure={fail} />
      {DemoAccounts && (
        <Suspense>
          <DemoAccounts disabled={isSubmitting} onChoose={submit} />
        </Suspense>
      )}
      {forgetting && (
        <Suspense>
          <ForgotPasswordDialog email={form.getValues('email')} onClose={() => setForgetting(false)} />
        </Suspense>
      )}
    </>
  );
}
