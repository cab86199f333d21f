import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Pigment } from '@tempera/domain/catalogue/product';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';

interface FormSwatchesProps {
  name: string;
  label: string;
  options: readonly { value: Pigment; label: string }[];
}

/** One of the palette's colors, each shown and named: radio buttons, so that arrow keys choose. */
export function FormSwatches({ name, label, options }: FormSwatchesProps) {
  const id = useId();
  const { register } = useFormContext();
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {options.map((option) => (
          <Box
            key={option.value}
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              minHeight: 44,
              px: 3,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              cursor: 'pointer',
              typography: 'body2',
              '&:has(:checked)': { borderColor: 'text.primary', boxShadow: 'inset 0 0 0 1px currentColor' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              value={option.value}
              {...register(name)}
              sx={{
                appearance: 'none',
                m: 0,
                width: 20,
                height: 20,
                borderRadius: '50%',
                bgcolor: `${option.value}.main`,
                outline: 'none',
                forcedColorAdjust: 'none',
              }}
            />
            {option.label}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
