import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { isStrongPassword } from '@tempera/domain/people/password';
import { paths } from '@tempera/domain/site/paths';
import type { KeyboardEvent } from 'react';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { useSignUp } from '../use-sign-up.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { Tick } from './Tick.tsx';

/** Creates an account, then goes to `target`. */
export function SignUpForm({ target }: { target: string }) {
  const { form, submit, done, fail } = useSignUp(target);
  const { register, watch } = form;
  const { errors, isSubmitting } = form.formState;
  const [password, terms] = watch(['password', 'terms']);
  const compareAgain = () => {
    if (form.getValues('confirm') !== '') form.trigger('confirm');
  };
  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        onKeyDown={submitOnEnter}
        sx={{ display: 'grid', gap: 5 }}
      >
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextInput
            label="First name"
            autoComplete="given-name"
            maxLength={60}
            field={register('firstName')}
            error={errors.firstName?.message}
          />
          <TextInput
            label="Last name"
            autoComplete="family-name"
            maxLength={60}
            field={register('lastName')}
            error={errors.lastName?.message}
          />
        </Box>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          field={register('email')}
          error={errors.email?.message}
        />
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          field={register('password', { onChange: compareAgain })}
          error={errors.password?.message}
        />
        <PasswordChecklist password={password} />
        <PasswordInput
          label="Confirm password"
          autoComplete="new-password"
          field={register('confirm')}
          error={errors.confirm?.message}
        />
        <Box>
          <Tick field={register('terms')} error={errors.terms?.message}>
            I agree to the <Link href={paths.terms}>Terms of Service</Link> and the{' '}
            <Link href={paths.privacy}>Privacy Policy</Link>
          </Tick>
          <Tick field={register('marketing')}>Send me news about new templates</Tick>
        </Box>
        {errors.root && <InlineNotice kind="error">{errors.root.message}</InlineNotice>}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isSubmitting || !terms || !isStrongPassword(password)}
        >
          {isSubmitting ? 'Creating your account…' : 'Create account'}
        </Button>
      </Box>
      <ProviderButtons disabled={isSubmitting} onDone={() => done()} onFailure={fail} />
    </>
  );
}

/** A disabled button keeps Enter from submitting; people who press it are told what is missing all the same. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
