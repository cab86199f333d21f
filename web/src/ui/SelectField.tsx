import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { useEarlyInput } from './use-early-input.ts';

interface SelectFieldProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  /** As high as a text field, for a place beside one. */
  tall?: boolean;
  error?: string | undefined;
  /** Why it can't be changed now: it is disabled, and says so. */
  fixed?: string | undefined;
  autoComplete?: string;
}

/** The platform's own select: light, and at home on a phone. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, value, options, onChange, tall = false, error, fixed, autoComplete } = props;
  const below = error ?? fixed;
  const id = useId();
  const field = useEarlyInput<HTMLSelectElement>(value, (early) => onChange(early as T));
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'subtitle2' }}>
        {label}
      </Box>
      <Box
        sx={{
          position: 'relative',
          '& > svg': { position: 'absolute', right: 12, top: tall ? 18 : 12, pointerEvents: 'none' },
        }}
      >
        <Box
          ref={field}
          component="select"
          id={id}
          value={value}
          autoComplete={autoComplete}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={below && `${id}-below`}
          disabled={fixed !== undefined}
          onChange={(event) => onChange(event.currentTarget.value as T)}
          sx={{
            width: '100%',
            minHeight: tall ? 56 : 44,
            pl: 3,
            pr: 10,
            appearance: 'none',
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'edge',
            borderRadius: 1,
            textOverflow: 'ellipsis',
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Box>
        <Icon name="chevronDown" />
      </Box>
      {below && (
        <Typography
          id={`${id}-below`}
          variant="body2"
          sx={{ color: error ? 'vermilion.text' : 'text.secondary' }}
        >
          {below}
        </Typography>
      )}
    </Box>
  );
}
