import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** A checkbox with its words, which may hold links, and what is wrong below. */
export function Tick({
  field,
  error,
  children,
}: {
  field: UseFormRegisterReturn;
  error?: string;
  children: ReactNode;
}) {
  const id = useId();
  const { ref, ...handlers } = field;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, ml: -2.5 }}>
        <Checkbox
          id={id}
          {...handlers}
          slotProps={{
            input: { ref, 'aria-invalid': error !== undefined, 'aria-describedby': error && `${id}-error` },
          }}
        />
        <Typography component="label" htmlFor={id} variant="body2" sx={{ py: 2.5 }}>
          {children}
        </Typography>
      </Box>
      {error && (
        <Typography id={`${id}-error`} variant="body2" sx={{ color: 'vermilion.text' }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}
