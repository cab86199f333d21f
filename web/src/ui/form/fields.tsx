import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId, useState } from 'react';
import { type FieldError, get, type RegisterOptions, useFormContext } from 'react-hook-form';
import { FileButton } from '../FileButton.tsx';
import { SelectField } from '../SelectField.tsx';
import { SwitchRow } from '../SwitchRow.tsx';
import { TextArea } from '../TextArea.tsx';
import { PasswordInput, TextInput } from '../TextInput.tsx';

/** The fields of a {@link Form}: each is bound to a value by its name, and says what is wrong with it. */

/** What is wrong with a field. */
export function useFieldError(name: string): string | undefined {
  const error: FieldError | undefined = get(useFormContext().formState.errors, name);
  return error?.message;
}

type Bound<Props> = Omit<Props, 'field' | 'error' | 'value'> & {
  name: string;
  /** Further things that a change or the loss of focus does. */
  options?: Pick<RegisterOptions, 'onChange' | 'onBlur'>;
};

interface FormTextProps extends Bound<ComponentProps<typeof TextInput>> {
  /** Rewrites the field while it is typed. */
  rewrite?: (input: HTMLInputElement) => void;
}

export function FormText({ name, options, rewrite, ...input }: FormTextProps) {
  const field = useFormContext().register(name, options);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    rewrite?.(event.target);
    return field.onChange(event);
  };
  return <TextInput {...input} field={{ ...field, onChange }} error={useFieldError(name)} />;
}

export function FormPassword({ name, options, ...input }: Bound<ComponentProps<typeof PasswordInput>>) {
  const field = useFormContext().register(name, options);
  return <PasswordInput {...input} field={field} error={useFieldError(name)} />;
}

/** An amount of money in units; the schema makes cents of it. */
export const FormMoney = ({ label, currency, ...input }: FormTextProps & { currency: string }) => (
  <FormText {...input} label={`${label} in ${currency}`} inputMode="decimal" />
);

export function FormTextArea({ name, options, ...input }: Bound<ComponentProps<typeof TextArea>>) {
  const { register, watch } = useFormContext();
  const value = String(watch(name));
  return <TextArea {...input} field={register(name, options)} value={value} error={useFieldError(name)} />;
}

type FormSelectProps = Omit<ComponentProps<typeof SelectField>, 'value' | 'onChange' | 'error' | 'tall'> & {
  name: string;
};

/** As high as the text fields beside it. */
export function FormSelect({ name, ...select }: FormSelectProps) {
  const { watch, setValue, formState } = useFormContext();
  return (
    <SelectField
      {...select}
      tall
      value={String(watch(name))}
      error={useFieldError(name)}
      onChange={(value) =>
        setValue(name, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
    />
  );
}

type FormSwitchProps = Omit<ComponentProps<typeof SwitchRow>, 'on' | 'onChange'> & { name: string };

export function FormSwitch({ name, ...row }: FormSwitchProps) {
  const { watch, setValue } = useFormContext();
  return (
    <SwitchRow
      {...row}
      on={watch(name) === true}
      onChange={(value) => setValue(name, value, { shouldDirty: true })}
    />
  );
}

/** What is wrong, below a field that has no such line of its own. */
export function FieldMessage({ id, text }: { id?: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Typography id={id} variant="body2" sx={{ mt: 1, color: 'vermilion.text' }}>
      {text}
    </Typography>
  );
}

interface FormFileProps extends Omit<ComponentProps<typeof FileButton>, 'onFiles'> {
  name: string;
  /** Stores the file, and answers with the field's new value. @throws Error with words for the person */
  send: (file: File) => Promise<string>;
  /** Instead of the field's becoming the value, as a change that is to be saved. */
  onSent?: (value: string) => void;
  busy: string;
}

/** A button that sends a file; what comes of it is the field's value, and what is wrong stands at the field. */
export function FormFile({ name, send, onSent, busy, children, ...button }: FormFileProps) {
  const { setValue, setError, clearErrors } = useFormContext();
  const [sending, setSending] = useState(false);
  const upload = async (file: File) => {
    setSending(true);
    clearErrors(name);
    try {
      const value = await send(file);
      if (onSent) onSent(value);
      else setValue(name, value, { shouldDirty: true });
    } catch (failure) {
      setError(name, { message: (failure as Error).message });
    }
    setSending(false);
  };
  return (
    <FileButton {...button} disabled={sending} onFiles={([file]) => upload(file)}>
      {sending ? busy : children}
    </FileButton>
  );
}

/** A checkbox with its words, which may hold links, and what is wrong below. */
export function FormCheck({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  const { ref, ...field } = useFormContext().register(name);
  const error = useFieldError(name);
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, ml: -2.5 }}>
        <Checkbox
          id={id}
          {...field}
          slotProps={{
            input: { ref, 'aria-invalid': error !== undefined, 'aria-describedby': error && `${id}-error` },
          }}
        />
        <Typography component="label" htmlFor={id} variant="body2" sx={{ py: 2.5 }}>
          {children}
        </Typography>
      </Box>
      <FieldMessage id={`${id}-error`} text={error} />
    </Box>
  );
}
