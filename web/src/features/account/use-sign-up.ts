import { messages } from '@tempera/domain/site/messages';
import { type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { signUp } from '../../firebase/auth/auth-actions.ts';
import { useSettings } from '../../ui/settings.tsx';
import { showToast } from '../../ui/toast.ts';
import { checkSignUp, type SignUpValues } from './check-sign-up.ts';
import { describeAuthError } from './describe-auth-error.ts';

const empty: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirm: '',
  terms: false,
  marketing: false,
};

/** The sign-up form's state and what it does: each problem at its field, the first one as a toast too. */
export function useSignUp(target: string) {
  const form = useForm<SignUpValues>({ defaultValues: empty, mode: 'onTouched', resolver });
  const { requireEmailVerification } = useSettings();
  const navigate = useNavigate();

  const done = (email?: string) => {
    const { title, text } = messages.signUp.success;
    const confirmFirst = requireEmailVerification && email;
    showToast({
      title,
      text: confirmFirst ? `We sent a link to ${email}: open it to confirm your address.` : text,
      kind: 'success',
    });
    navigate(target, { replace: true });
  };
  const fail = (error: unknown) => {
    const { kind, text, field } = describeAuthError(error);
    if (kind === 'closed') return;
    const { failed, exception } = messages.signUp;
    const byProvider = kind === 'provider';
    const said = text || failed.text;
    form.setError(field ?? 'root', { message: byProvider ? said : messages.signUpFallback });
    showToast({ ...(byProvider ? { title: failed.title, text: said } : exception), kind: 'error' });
  };
  const submit = form.handleSubmit(
    ({ firstName, lastName, email, password }) =>
      signUp(`${firstName.trim()} ${lastName.trim()}`, email.trim(), password).then(
        () => done(email.trim()),
        fail,
      ),
    () => {
      const [first] = checkSignUp(form.getValues());
      if (first) showToast({ title: first.title, text: first.text, kind: 'error' });
    },
  );
  return { form, submit, done, fail };
}

const resolver: Resolver<SignUpValues> = (values) => {
  const problems = checkSignUp(values);
  if (problems.length === 0) return { values, errors: {} };
  const errors = problems.map(({ field, text }) => [field, { type: 'invalid', message: text }]);
  return { values: {}, errors: Object.fromEntries(errors.reverse()) };
};
