import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { useState } from 'react';
import { type Proof, reauthenticate } from '../../../firebase/auth/account.ts';
import { type SecondStep, secondStepOf } from '../../../firebase/auth/second-factor.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, showFailure, useForm } from '../../../ui/form/Form.tsx';
import { FormPassword } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { accountForm, useAccountForms } from '../account-form.ts';
import { describeFailure } from '../describe-auth-error.ts';
import { useSignInMethods } from '../use-sign-in-methods.ts';
import { providers } from './ProviderButtons.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import { useAccountChooser } from './use-account-chooser.tsx';

export interface Asking {
  proven: () => void;
  onClose: () => void;
}

/** Asks the person to sign in again without leaving: by password, or by a provider that is linked. */
export default function ProofDialog({ proven, onClose }: Asking) {
  const { methods } = useSignInMethods();
  useAccountForms();
  const form = useForm({ schema: accountForm('passwordForm'), defaultValues: { password: '' } });
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const [busy, setBusy] = useState(false);
  const { choose, chooser } = useAccountChooser();
  const { root } = form.formState.errors;
  const prove = async (proof: Proof) => {
    setBusy(true);
    try {
      await reauthenticate(proof.by === 'password' ? proof : { ...proof, chosen: await choose(proof.by) });
      proven();
    } catch (error) {
      const step = await secondStepOf(error);
      if (step) setSecondStep(() => step);
      else {
        const text = describeFailure(error);
        if (text) showFailure(form, proof.by === 'password' ? { text, field: 'password' } : { text });
      }
      setBusy(false);
    }
  };
  const hasPassword = methods?.includes('password');
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {!secondStep && hasPassword && (
        <Button type="submit" form="proof-form" variant="contained" disabled={busy}>
          Continue
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title="Is it you?" onClose={onClose} actions={actions}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Typography color="textSecondary">{messageOf({ reason: 'sign-in-again' })}</Typography>
        {secondStep && <SecondStepForm step={secondStep} onDone={proven} />}
        {!secondStep && hasPassword && (
          <Form id="proof-form" form={form} onSubmit={({ password }) => prove({ by: 'password', password })}>
            <FormPassword name="password" label="Your password" autoComplete="current-password" />
          </Form>
        )}
        {!secondStep &&
          providers
            .filter(({ id }) => methods?.includes(id))
            .map(({ id, name }) => (
              <Button key={id} variant="outlined" disabled={busy} onClick={() => prove({ by: id })}>
                Continue with {name}
              </Button>
            ))}
        {chooser}
        {root?.message && <InlineNotice kind="error">{root.message}</InlineNotice>}
      </Box>
    </Dialog>
  );
}
