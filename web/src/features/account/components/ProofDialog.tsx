import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { useCallback, useEffect, useState } from 'react';
import {
  listSignInMethods,
  type Proof,
  reauthenticate,
  type SignInMethod,
} from '../../../firebase/auth/account.ts';
import { type SecondStep, secondStepOf } from '../../../firebase/auth/second-factor.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, showFailure, useForm } from '../../../ui/form/Form.tsx';
import { FormPassword } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { accountForm, useAccountForms } from '../account-form.ts';
import { describeFailure, NotProven } from '../describe-auth-error.ts';
import { providers } from './ProviderButtons.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import { useAccountChooser } from './use-account-chooser.tsx';

/** How the person can sign in; null until Auth has said. `reload` after one was added or taken away. */
export function useSignInMethods(): { methods: SignInMethod[] | null; reload: () => Promise<void> } {
  const [methods, setMethods] = useState<SignInMethod[] | null>(null);
  const reload = useCallback(async () => setMethods(await listSignInMethods()), []);
  useEffect(() => {
    reload();
  }, [reload]);
  return { methods, reload };
}

/** Auth or the server wants to know that the person is still the person. */
function asksForProof(error: unknown): boolean {
  if (error instanceof CallError) return error.refusal?.reason === 'sign-in-again';
  return (error as { code?: unknown } | null)?.code === 'auth/requires-recent-login';
}

interface Asking {
  proven: () => void;
  canceled: () => void;
}

/**
 * Does what may need a fresh sign-in: when it does, `asking` is set for {@link ProofDialog}, and `action` is called once more
 * afterwards. `prove` asks at once. @throws NotProven when the person cancels, else whatever `action` throws
 */
export function useProof() {
  const [asking, setAsking] = useState<Asking | null>(null);
  const prove = useCallback(
    () =>
      new Promise<void>((resolve, reject) => {
        setAsking({ proven: resolve, canceled: () => reject(new NotProven()) });
      }).finally(() => setAsking(null)),
    [],
  );
  async function withProof<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (error) {
      if (!asksForProof(error)) throw error;
    }
    await prove();
    return action();
  }
  return { asking, prove, withProof };
}

/** Asks the person to sign in again without leaving: by password, or by a provider that is linked. */
export function ProofDialog({ asking: { proven, canceled } }: { asking: Asking }) {
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
      <Button onClick={canceled}>Cancel</Button>
      {!secondStep && hasPassword && (
        <Button type="submit" form="proof-form" variant="contained" disabled={busy}>
          Continue
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title="Is it you?" onClose={canceled} actions={actions}>
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
