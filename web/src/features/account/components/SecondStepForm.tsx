import type { SecondStep } from '../../../firebase/auth/second-factor.ts';
import { Form, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import { accountForm, useAccountForms } from '../account-form.ts';
import { failureAt } from '../describe-auth-error.ts';

/** Asks for the code of the authenticator app and finishes with it what was begun. */
export function SecondStepForm({ step, onDone }: { step: SecondStep; onDone: () => void }) {
  useAccountForms();
  const form = useForm({ schema: accountForm('codeForm'), defaultValues: { code: '' } });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => {
        await step(code);
        onDone();
      }}
      describe={failureAt('code')}
      sx={{ gap: 4 }}
    >
      <FormText
        name="code"
        label="Code from your authenticator app"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
      />
      <SubmitButton busy="Checking…">Continue</SubmitButton>
    </Form>
  );
}
