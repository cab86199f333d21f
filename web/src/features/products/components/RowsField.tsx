import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { productLimits } from '../check-product.ts';

interface RowsFieldProps {
  /** What the list is called, and one of its rows. */
  title: string;
  one: string;
  rows: readonly string[];
  errorOf: (index: number) => string | undefined;
  onChange: (rows: string[]) => void;
}

/** A list that is typed row by row; one row always stays, so the last one can't be removed. */
export function RowsField({ title, one, rows, errorOf, onChange }: RowsFieldProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={id} variant="h5" component="h3">
        {title}
      </Typography>
      {[...rows.entries()].map(([index, row]) => (
        <Box
          key={index}
          sx={{
            display: 'grid',
            gridTemplateColumns: rows.length > 1 ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)',
            gap: 2,
            alignItems: 'end',
          }}
        >
          <TextInput
            label={`${one} ${index + 1}`}
            optional
            field={{
              name: `${one}-${index}`,
              value: row,
              onChange: (event) => onChange(rows.with(index, event.target.value)),
            }}
            error={errorOf(index)}
          />
          {rows.length > 1 && (
            <IconButton
              aria-label={`Remove ${one.toLowerCase()} ${index + 1}`}
              onClick={() => onChange(rows.toSpliced(index, 1))}
              sx={{ mb: 1 }}
            >
              <Icon name="trash" />
            </IconButton>
          )}
        </Box>
      ))}
      {rows.length < productLimits.rows && (
        <Button
          variant="outlined"
          color="secondary"
          sx={{ justifySelf: 'start' }}
          onClick={() => onChange([...rows, ''])}
        >
          Add {one}
        </Button>
      )}
    </Box>
  );
}
