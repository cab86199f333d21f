import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { cents, formatPrice } from '@tempera/domain/money/money';
import { useId } from 'react';
import type { TextField } from '../changed-fields.ts';
import type { ProductText } from '../product-values.ts';

const names: Record<TextField, string> = {
  title: 'Title',
  description: 'Short description',
  fullDescription: 'Full description',
  priceCents: 'Price',
  category: 'Category',
  image: 'Image URL',
  demoUrl: 'Demo URL',
  tags: 'Tags',
  features: 'Features',
  includes: 'Included items',
};

function textOf(product: ProductText, field: TextField): string {
  const value = product[field];
  if (typeof value === 'number') return formatPrice(cents(value));
  return (typeof value === 'string' ? value : value.join('\n')) || 'empty';
}

interface TwoVersionsProps {
  field: TextField;
  theirs: ProductText;
  ours: ProductText;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

/** A field as two people have it, and which of the two is taken. */
export function TwoVersions({ field, theirs, ours, isTheirs, onChoose }: TwoVersionsProps) {
  const id = useId();
  const choices = [
    { label: 'Theirs', text: textOf(theirs, field), chosen: isTheirs, value: true },
    { label: 'Yours', text: textOf(ours, field), chosen: !isTheirs, value: false },
  ];
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2">
        {names[field]}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        {choices.map(({ label, text, chosen, value }) => (
          <Box
            key={label}
            component="label"
            sx={{ ...face, borderColor: chosen ? 'primary.main' : 'divider' }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center' }}>
              <Radio name={id} checked={chosen} onChange={() => onChoose(value)} />
              {label}
            </Box>
            <Typography variant="body2" sx={words}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const face = { display: 'block', p: 3, border: 1, borderRadius: 1, cursor: 'pointer', minWidth: 0 } as const;
const words = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '10rem',
  overflowY: 'auto',
} as const;
