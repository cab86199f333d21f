import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldLabel } from './TextInput.tsx';

interface TextAreaProps {
  label: string;
  field: UseFormRegisterReturn;
  /** What is in it now, to count it. */
  value: string;
  /** Characters at most; more may be typed and is then said to be too much, so that no paste is cut unseen. */
  limit: number;
  error?: string;
  optional?: boolean;
  rows?: number;
}

/** A field of several lines with its label above it; below it what is wrong, and how much room is left. */
export function TextArea({ label, field, value, limit, error, optional = false, rows = 4 }: TextAreaProps) {
  const id = useId();
  const { ref, ...handlers } = field;
  return (
    <Box sx={{ minWidth: 0 }}>
      <FieldLabel of={id} text={label} optional={optional} />
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={rows}
        maxRows={12}
        error={error !== undefined}
        inputRef={ref}
        {...handlers}
        inputProps={{
          'aria-required': !optional,
          'aria-invalid': error !== undefined,
          'aria-describedby': `${id}-below`,
          dir: 'auto',
        }}
      />
      <Box id={`${id}-below`} sx={{ display: 'flex', gap: 4, mt: 1, typography: 'body2' }}>
        <Box component="span" sx={{ flex: 1, color: 'vermilion.text' }}>
          {error}
        </Box>
        <Box
          component="span"
          sx={{
            fontVariantNumeric: 'tabular-nums',
            color: value.length > limit ? 'vermilion.text' : 'text.secondary',
          }}
        >
          {value.length} of {limit}
        </Box>
      </Box>
    </Box>
  );
}
