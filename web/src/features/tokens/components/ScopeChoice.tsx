import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { type Scope, scopeNames } from '@tempera/domain/tokens/scopes';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldMessage, useFieldError } from '../../../ui/form/fields.tsx';

/** What a token may do, of what its person may grant: `scopes` of its form. */
export function ScopeChoice({ offered }: { offered: readonly Scope[] }) {
  const { watch, setValue, formState } = useFormContext<{ scopes: Scope[] }>();
  const chosen = watch('scopes');
  const error = useFieldError('scopes');
  const id = useId();
  const toggle = (scope: Scope, on: boolean) => {
    const next = on ? [...chosen, scope] : chosen.filter((one) => one !== scope);
    setValue('scopes', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <Box
      component="fieldset"
      aria-describedby={error && `${id}-error`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        Scopes
      </Typography>
      {offered.map((scope) => (
        <Box key={scope} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, ml: -2.5 }}>
          <Checkbox
            id={`${id}-${scope}`}
            checked={chosen.includes(scope)}
            onChange={(_event, on) => toggle(scope, on)}
            slotProps={{
              input: { 'aria-describedby': `${id}-${scope}-text`, 'aria-invalid': error !== undefined },
            }}
          />
          <Box sx={{ py: 2 }}>
            <Typography component="label" htmlFor={`${id}-${scope}`} variant="subtitle2">
              {scopeNames[scope].name}
            </Typography>
            <Typography id={`${id}-${scope}-text`} variant="body2" color="textSecondary">
              {scopeNames[scope].text}
            </Typography>
          </Box>
        </Box>
      ))}
      <FieldMessage id={`${id}-error`} text={error} />
    </Box>
  );
}
