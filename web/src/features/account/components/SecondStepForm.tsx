import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type { SecondStep } from '../../../firebase/auth/second-factor.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { checkCode } from '../check-code.ts';
import { describeFailure } from '../describe-failure.ts';

/** Asks for the code of the authenticator app and finishes with it what was begun. */
export function SecondStepForm({ step, onDone }: { step: SecondStep; onDone: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const submit = async ({ code }: { code: string }) => {
    try {
      await step(code.replaceAll(/\s/g, ''));
    } catch (error) {
      setError('code', { message: describeFailure(error) ?? undefined });
      return;
    }
    onDone();
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit(submit)} sx={{ display: 'grid', gap: 4 }}>
      <TextInput
        label="Code of your authenticator app"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        field={register('code', { validate: checkCode })}
        error={errors.code?.message}
      />
      <Button type="submit" variant="contained" disabled={isSubmitting}>
        {isSubmitting ? 'Checking…' : 'Continue'}
      </Button>
    </Box>
  );
}
