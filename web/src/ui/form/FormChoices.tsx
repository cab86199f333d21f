import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Choice } from '../../firebase/public/read-choices.ts';
import { FieldLabel } from '../TextInput.tsx';
import { FieldMessage, useFieldError } from './fields.tsx';

interface FormChoicesProps {
  name: string;
  label: string;
  optional?: boolean;
  choices: readonly Choice[];
  loading: boolean;
  /** Said where nothing has the title that is typed. */
  none: string;
  /** Said where nothing is left to choose. */
  all: string;
}

/** Choices that are shown at once: a page with each product of a large store in it stands still. */
const most = 50;
const filterOptions = createFilterOptions<Choice>({ limit: most });

/** Several things, chosen by typing a part of their titles: the slugs are the field's value. One that is no choice any more is shown by its slug. */
export function FormChoices({
  name,
  label,
  optional = false,
  choices,
  loading,
  none,
  all,
}: FormChoicesProps) {
  const { watch, setValue, formState } = useFormContext();
  const id = useId();
  const error = useFieldError(name);
  const slugs: readonly string[] = watch(name);
  const chosen = slugs.map((slug) => choices.find((one) => one.slug === slug) ?? { slug, title: slug });
  const isLeft = choices.length === 0 || choices.some(({ slug }) => !slugs.includes(slug));
  const unknown = chosen.filter((one) => !choices.includes(one));
  return (
    <Box>
      <FieldLabel of={id} text={label} optional={optional} />
      <Autocomplete
        id={id}
        multiple
        filterSelectedOptions
        filterOptions={filterOptions}
        disableCloseOnSelect
        autoHighlight
        loading={loading}
        noOptionsText={isLeft ? none : all}
        options={[...choices, ...unknown]}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ slug }) => slug}
        isOptionEqualToValue={(one, other) => one.slug === other.slug}
        value={chosen}
        onChange={(_event, next) =>
          setValue(
            name,
            next.map(({ slug }) => slug),
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
      {error === undefined && choices.length > most && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          The list shows {most} at most. Type a part of the title.
        </Typography>
      )}
      <FieldMessage id={`${id}-error`} text={error} />
    </Box>
  );
}
