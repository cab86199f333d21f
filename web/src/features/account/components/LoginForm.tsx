import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { authMessages, messages } from '@tempera/domain/site/messages';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { signIn } from '../../../firebase/auth/auth-actions.ts';
import { type SecondStep, secondStepOf } from '../../../firebase/auth/second-factor.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { describeAuthError } from '../describe-auth-error.ts';
import { ProviderButtons } from './ProviderButtons.tsx';

const SecondStepForm = lazy(() =>
  import('./SecondStepForm.tsx').then(({ SecondStepForm: form }) => ({ default: form })),
);
const ForgotPasswordDialog = lazy(() => import('./ForgotPasswordDialog.tsx'));
const DemoAccounts = import.meta.env.MODE === 'emulators' ? lazy(() => import('./DemoAccounts.tsx')) : null;

interface Values {
  email: string;
  password: string;
}

interface LoginFormProps {
  target: string;
  /** Said of a wrong address or password, where it is not what the store's own sign-in says. */
  wrongText?: string;
}

/** Signs in by e-mail and password or a provider, then goes to `target`. */
export function LoginForm({ target, wrongText }: LoginFormProps) {
  const { register, handleSubmit, setError, getValues, formState } = useForm<Values>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const [forgetting, setForgetting] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const navigate = useNavigate();

  const done = () => {
    showToast({ ...messages.login.success, kind: 'success' });
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
    const { failed, exception } = messages.login;
    const byProvider = kind === 'provider';
    const said = (wrong && wrongText) || text || failed.text;
    setError(field ?? 'root', { message: byProvider ? said : messages.loginFallback });
    showToast({ ...(byProvider ? { title: failed.title, text: said } : exception), kind: 'error' });
  };
  const submit = ({ email, password }: Values) => signIn(email.trim(), password).then(done, fail);

  if (secondStep) {
    return (
      <Suspense>
        <SecondStepForm step={secondStep} onDone={done} />
      </Suspense>
    );
  }
  return (
    <>
      <Box component="form" noValidate onSubmit={handleSubmit(submit)} sx={{ display: 'grid', gap: 5 }}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          field={register('email', { required: authMessages['auth/invalid-email'] })}
          error={errors.email?.message}
        />
        <Box>
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            field={register('password', { required: 'Please enter your password.' })}
            error={errors.password?.message}
          />
          <Button size="small" onClick={() => setForgetting(true)} sx={{ mt: 1, ml: -3 }}>
            Forgot password?
          </Button>
        </Box>
        {errors.root && <InlineNotice kind="error">{errors.root.message}</InlineNotice>}
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {isSubmitting ? 'Signing in…' : 'Log in'}
        </Button>
      </Box>
      <ProviderButtons disabled={isSubmitting} onDone={done} onFailure={fail} />
      {DemoAccounts && (
        <Suspense>
          <DemoAccounts disabled={isSubmitting} onChoose={submit} />
        </Suspense>
      )}
      {forgetting && (
        <Suspense>
          <ForgotPasswordDialog email={getValues('email')} onClose={() => setForgetting(false)} />
        </Suspense>
      )}
    </>
  );
}
