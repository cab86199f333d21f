import type { SettingsForm } from '@tempera/domain/settings/settings-form';
import { Controller, type FieldError, get, type UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SwitchRow } from '../../../ui/SwitchRow.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Field } from '../fields.ts';
import { AnswersField } from './AnswersField.tsx';

interface SettingsFieldProps {
  field: Field;
  form: UseFormReturn<SettingsForm>;
}

/** One setting, by its kind. */
export function SettingsField({ field, form }: SettingsFieldProps) {
  const { name, label, hint, optional = false } = field;
  const { control, register, watch, formState } = form;
  const error = (get(formState.errors, name) as FieldError | undefined)?.message;
  if (field.kind === 'answers') return <AnswersField form={form} label={label} />;
  if (field.kind === 'text') {
    return (
      <TextArea
        label={label}
        optional={optional}
        field={register(name)}
        value={String(watch(name))}
        limit={field.limit}
        error={error}
      />
    );
  }
  if (field.kind === 'line') {
    return (
      <TextInput
        label={label}
        optional={optional}
        hint={hint}
        inputMode={field.inputMode}
        field={register(name)}
        error={error}
      />
    );
  }
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange } }) =>
        field.kind === 'switch' ? (
          <SwitchRow title={label} text={hint} on={value === true} onChange={onChange} />
        ) : (
          <SelectField label={label} value={String(value)} options={field.options} onChange={onChange} />
        )
      }
    />
  );
}
