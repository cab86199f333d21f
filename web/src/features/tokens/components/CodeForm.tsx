import { readUserCode, showUserCode } from '@tempera/domain/tokens/user-code';
import { z } from 'zod';
import { Form, FormAlert, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import { type AskingDevice, findDevice } from '../api/tokens.ts';

const wrong = 'Please enter the eight letters that your device shows.';
const codeForm = z.object({
  userCode: z
    .string()
    .refine((typed) => readUserCode(typed) !== null, wrong)
    .transform((typed) => showUserCode(readUserCode(typed) ?? '')),
});

interface CodeFormProps {
  /** What stands in it at first: nothing is asked until the person has compared it with their device. */
  code: string;
  onFound: (device: AskingDevice) => void;
}

/** Asks for the code that a device shows. */
export function CodeForm({ code, onFound }: CodeFormProps) {
  const form = useForm({ schema: codeForm, defaultValues: { userCode: code } });
  return (
    <Form
      form={form}
      label="Connect a device"
      fieldOf={{ 'device-code-invalid': 'userCode' }}
      onSubmit={async ({ userCode }) => onFound(await findDevice(userCode))}
    >
      <FormText
        name="userCode"
        label="Code"
        hint={code ? 'Make sure that your device shows the same code.' : 'Your device shows it.'}
        placeholder="BCDF-GHJK"
        autoComplete="off"
      />
      <FormAlert />
      <SubmitButton size="large" busy="Looking it up…">
        Continue
      </SubmitButton>
    </Form>
  );
}
