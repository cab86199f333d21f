import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { isStrongPassword, signUpForm, signUpTitle } from '@tempera/domain/people/account-forms';
import { signUpMessages } from '@tempera/domain/people/auth-messages';
import { paths } from '@tempera/domain/site/paths';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { signUp } from '../../../firebase/auth/auth-actions.ts';
import { Form, FormAlert, SubmitButton, showFailure, useForm } from '../../../ui/form/Form.tsx';
import { FormCheck, FormPassword, FormText } from '../../../ui/form/fields.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { showToast } from '../../../ui/toast.ts';
import { assertUncommon } from '../assert-uncommon.ts';
import { describeAuthError } from '../describe-auth-error.ts';
import { isReserved } from '../is-reserved.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirm: '',
  terms: false,
  marketing: false,
};

/** Creates an account, then goes to `target`: each problem at its field, the first one as a toast too. */
export function SignUpForm({ target, email = '' }: { target: string; email?: string }) {
  const form = useForm({ schema: signUpForm, defaultValues: { ...empty, email }, mode: 'onTouched' });
  const [password, terms] = form.watch(['password', 'terms']);
  const { requireEmailVerification, siteName } = useSettings();
  const navigate = useNavigate();
  const compareAgain = () => {
    if (form.getValues('confirm') !== '') form.trigger('confirm');
  };
  const done = (email?: string) => {
    const { title, text } = signUpMessages.success;
    const confirmFirst = requireEmailVerification && email;
    showToast({
      title,
      text: confirmFirst ? `We sent a link to ${email}: open it to confirm your address.` : text,
      kind: 'success',
    });
    navigate(target, { replace: true });
  };
  /** An account of Google’s or GitHub’s agrees to the same terms as one with a password. */
  const hasAgreed = () => {
    if (form.getValues('terms')) return true;
    form.trigger('terms', { shouldFocus: true });
    showToast({ ...signUpMessages.terms, kind: 'error' });
    return false;
  };
  const create = async (name: string, email: string, password: string) => {
    if (await isReserved(name, siteName)) throw new ReservedNameError();
    await assertUncommon(password);
    await signUp(name, email, password);
  };
  const fail = (error: unknown) => {
    if (error instanceof ReservedNameError) {
      showFailure(form, { text: error.message, field: 'firstName' });
      showToast({ title: signUpMessages.failed.title, text: error.message, kind: 'error' });
      return;
    }
    const { kind, text, field } = describeAuthError(error);
    if (kind === 'closed') return;
    const { failed, exception } = signUpMessages;
    const byProvider = kind === 'provider';
    const said = text || failed.text;
    showFailure(form, { text: byProvider ? said : signUpMessages.fallback, field: field ?? undefined });
    showToast({ ...(byProvider ? { title: failed.title, text: said } : exception), kind: 'error' });
  };
  return (
    <>
      <Form
        form={form}
        onSubmit={({ firstName, lastName, email, password }) =>
          create(`${firstName} ${lastName}`, email, password).then(() => done(email), fail)
        }
        onInvalid={(errors) => {
          const text = Object.values(errors)[0]?.message;
          if (text) showToast({ title: signUpTitle(text), text, kind: 'error' });
        }}
        onKeyDown={submitOnEnter}
      >
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <FormText name="firstName" label="First name" autoComplete="given-name" maxLength={60} />
          <FormText name="lastName" label="Last name" autoComplete="family-name" maxLength={60} />
        </Box>
        <FormText name="email" label="Email" type="email" autoComplete="username" />
        <FormPassword
          name="password"
          label="Password"
          autoComplete="new-password"
          options={{ onChange: compareAgain }}
        />
        <PasswordChecklist password={password} />
        <FormPassword name="confirm" label="Confirm password" autoComplete="new-password" />
        <Box>
          <FormCheck name="terms">
            I agree to the <Link href={paths.terms}>Terms of Service</Link> and the{' '}
            <Link href={paths.privacy}>Privacy Policy</Link>
          </FormCheck>
          <FormCheck name="marketing">Send me news about new templates</FormCheck>
        </Box>
        <FormAlert />
        <SubmitButton
          size="large"
          busy="Creating your account…"
          disabled={!terms || !isStrongPassword(password)}
        >
          Create account
        </SubmitButton>
      </Form>
      <ProviderButtons
        disabled={form.formState.isSubmitting}
        mayStart={hasAgreed}
        onDone={() => done()}
        onFailure={fail}
      />
    </>
  );
}

class ReservedNameError extends Error {
  constructor() {
    super(messageOf({ reason: 'name-reserved' }));
  }
}

/** A disabled button keeps Enter from submitting; people who press it are told what is missing all the same. */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
