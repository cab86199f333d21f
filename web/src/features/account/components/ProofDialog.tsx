import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { useState } from 'react';
import { type Proof, reauthenticate } from '../../../firebase/auth/reauthenticate.ts';
import { type SecondStep, secondStepOf } from '../../../firebase/auth/second-factor.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, showFailure, useForm } from '../../../ui/form/Form.tsx';
import { FormPassword } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { accountForm, useAccountForms } from '../account-form.ts';
import { describeFailure } from '../describe-failure.ts';
import { providerNames } from '../provider-names.ts';
import type { useProof } from '../use-proof.ts';
import { useSignInMethods } from '../use-sign-in-methods.ts';
import { SecondStepForm } from './SecondStepForm.tsx';

type Asking = NonNullable<ReturnType<typeof useProof>['asking']>;

/** Asks the person to sign in again without leaving: by password, or by a provider that is linked. */
export function ProofDialog({ asking: { proven, cancelled } }: { asking: Asking }) {
  const { methods } = useSignInMethods();
  useAccountForms();
  const form = useForm({ schema: accountForm('passwordForm'), defaultValues: { password: '' } });
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const [busy, setBusy] = useState(false);
  const { root } = form.formState.errors;
  const prove = async (proof: Proof) => {
    setBusy(true);
    try {
      await reauthenticate(proof);
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
  const [hasPassword, providers] = [
    methods?.includes('password'),
    (methods ?? []).filter((method) => method !== 'password'),
  ];
  const actions = (
    <>
      <Button onClick={cancelled}>Cancel</Button>
      {!secondStep && hasPassword && (
        <Button type="submit" form="proof-form" variant="contained" disabled={busy}>
          Continue
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title="Is it you?" onClose={cancelled} actions={actions}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Typography color="textSecondary">{messageOf({ reason: 'sign-in-again' })}</Typography>
        {secondStep && <SecondStepForm step={secondStep} onDone={proven} />}
        {!secondStep && hasPassword && (
          <Form id="proof-form" form={form} onSubmit={({ password }) => prove({ by: 'password', password })}>
            <FormPassword name="password" label="Your password" autoComplete="current-password" />
          </Form>
        )}
        {!secondStep &&
          providers.map((by) => (
            <Button key={by} variant="outlined" disabled={busy} onClick={() => prove({ by })}>
              Continue with {providerNames[by]}
            </Button>
          ))}
        {root?.message && <InlineNotice kind="error">{root.message}</InlineNotice>}
      </Box>
    </Dialog>
  );
}
