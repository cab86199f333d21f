import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

/** From this length on, in characters, or with this many lines, a text starts folded. */
const long = 700;
const manyLines = 10;

/** What somebody wrote, with their line breaks and in their direction. */
export function ReviewText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const folds = text.length > long || text.split('\n').length > manyLines;
  const clamp = {
    display: '-webkit-box',
    WebkitLineClamp: 6,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  };
  return (
    <div>
      <Box
        component="p"
        dir="auto"
        sx={{
          maxWidth: '65ch',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(folds && !open ? clamp : {}),
        }}
      >
        {text}
      </Box>
      {folds && (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -3, mt: 1 }}>
          {open ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
