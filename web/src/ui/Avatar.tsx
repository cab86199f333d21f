import Box from '@mui/material/Box';
import { ownAvatar } from '@tempera/domain/people/avatar';
import { useState } from 'react';

/** A person's picture, or their initials while there is none of the store's own or when it does not load. `size` in rem. */
export function Avatar({ name, picture, size = 4.5 }: { name: string; picture: string; size?: number }) {
  const shown = ownAvatar(picture);
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
      {shown !== '' && shown !== broken ? (
        <Box
          component="img"
          src={shown}
          alt=""
          width={size * 16}
          height={size * 16}
          onError={() => setBroken(shown)}
          sx={{ width: side, height: side, objectFit: 'cover', display: 'block' }}
        />
      ) : (
        initialsOf(name)
      )}
    </Box>
  );
}

const parts = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first signs of the first and the last word of a name, whole emoji and accents included; at most two. */
export function initialsOf(name: string): string {
  const firsts = name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => parts.segment(word)[Symbol.iterator]().next().value?.segment ?? '');
  return firsts.length > 1 ? `${firsts[0]}${firsts.at(-1)}` : (firsts[0] ?? '');
}
