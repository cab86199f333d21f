import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Order } from '@tempera/domain/orders/order';
import { useId } from 'react';

interface LineChoiceProps {
  order: Order;
  chosen: readonly string[];
  onChange: (slugs: string[]) => void;
}

/** Which templates are taken back; none for a refund out of goodwill. What was taken back before is no choice any more. */
export function LineChoice({ order, chosen, onChange }: LineChoiceProps) {
  const id = useId();
  const lines = order.lines.filter(({ slug }) => !order.withdrawn?.includes(slug));
  if (lines.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid' }}>
      <Typography id={id} variant="subtitle2">
        Take back
      </Typography>
      {lines.map(({ slug, name }) => (
        <FormControlLabel
          key={slug}
          label={name}
          control={
            <Checkbox
              checked={chosen.includes(slug)}
              onChange={(_event, checked) =>
                onChange(checked ? [...chosen, slug] : chosen.filter((one) => one !== slug))
              }
            />
          }
        />
      ))}
    </Box>
  );
}
