import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { reviewStars } from '@tempera/domain/catalogue/review';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldMessage, useFieldError } from '../../../ui/form/fields.tsx';
import { Star } from './Stars.tsx';

/** One to five stars: the platform's own radio buttons, so that arrows and screen readers know them. */
export function StarChoice({ name }: { name: string }) {
  const { register, watch } = useFormContext();
  const field = register(name);
  const error = useFieldError(name);
  const id = useId();
  return (
    <Box
      component="fieldset"
      role="radiogroup"
      aria-required="true"
      aria-invalid={error !== undefined}
      aria-labelledby={`${id}-name`}
      aria-describedby={error ? `${id}-below` : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Typography id={`${id}-name`} component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
        Your rating
      </Typography>
      <Box sx={{ display: 'flex', ml: -2 }}>
        {reviewStars.map((star) => (
          <Box
            key={star}
            component="label"
            sx={{
              position: 'relative',
              display: 'grid',
              placeItems: 'center',
              width: 44,
              height: 44,
              borderRadius: 1,
              cursor: 'pointer',
              '&:hover': { bgcolor: 'sunk' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <input
              type="radio"
              value={star}
              aria-label={star === 1 ? '1 star' : `${star} stars`}
              style={visuallyHidden}
              {...field}
            />
            <Star filled={star <= Number(watch(name)) ? 1 : 0} size={28} />
          </Box>
        ))}
      </Box>
      <FieldMessage id={`${id}-below`} text={error} />
    </Box>
  );
}
