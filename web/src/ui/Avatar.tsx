import Box from '@mui/material/Box';
import { useState } from 'react';
import { initialsOf } from './initials.ts';

/** A person's picture, or their initials while there is none or when it does not load. `size` in rem. */
export function Avatar({ name, picture, size = 4.5 }: { name: string; picture: string; size?: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  const side = `${size}rem`;
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: side,
        height: side,
        overflow: 'hidden',
        borderRadius: '50%',
        bgcolor: 'ultramarine.tint',
        color: 'ultramarine.text',
        typography: size < 3 ? 'body2' : 'h4',
        textTransform: 'uppercase',
      }}
    >
      {picture !== '' && picture !== broken ? (
        <Box
          component="img"
          src={picture}
          alt=""
          width={size * 16}
          height={size * 16}
          referrerPolicy="no-referrer"
          onError={() => setBroken(picture)}
          sx={{ width: side, height: side, objectFit: 'cover', display: 'block' }}
        />
      ) : (
        initialsOf(name)
      )}
    </Box>
  );
}
