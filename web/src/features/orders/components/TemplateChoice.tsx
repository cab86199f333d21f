import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldMessage, useFieldError } from '../../../ui/form/fields.tsx';
import { FieldLabel } from '../../../ui/TextInput.tsx';
import type { GiftTemplate } from '../api/gifts.ts';

interface TemplateChoiceProps {
  name: string;
  templates: readonly GiftTemplate[];
  loading: boolean;
}

/** Templates, chosen by typing a part of their titles: the slugs are the field's value. */
export function TemplateChoice({ name, templates, loading }: TemplateChoiceProps) {
  const { watch, setValue, formState } = useFormContext();
  const id = useId();
  const error = useFieldError(name);
  const slugs: readonly string[] = watch(name);
  return (
    <Box>
      <FieldLabel of={id} text="Templates" optional={false} />
      <Autocomplete
        id={id}
        multiple
        filterSelectedOptions
        autoHighlight
        loading={loading}
        noOptionsText="No template has this title."
        options={templates}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ slug }) => slug}
        isOptionEqualToValue={(one, other) => one.slug === other.slug}
        value={templates.filter(({ slug }) => slugs.includes(slug))}
        onChange={(_event, chosen) =>
          setValue(
            name,
            chosen.map(({ slug }) => slug),
            { shouldDirty: true, shouldValidate: formState.isSubmitted },
          )
        }
        renderInput={({ slotProps: { input, htmlInput }, disabled, fullWidth }) => (
          <OutlinedInput
            {...input}
            disabled={disabled}
            fullWidth={fullWidth}
            error={error !== undefined}
            slotProps={{
              input: {
                ...htmlInput,
                'aria-invalid': error !== undefined,
                'aria-describedby': error && `${id}-error`,
              },
            }}
          />
        )}
      />
      <FieldMessage id={`${id}-error`} text={error} />
    </Box>
  );
}
