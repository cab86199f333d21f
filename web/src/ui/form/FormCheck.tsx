import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldMessage, useFieldError } from './fields.tsx';

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
