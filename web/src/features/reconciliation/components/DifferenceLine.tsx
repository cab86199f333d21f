import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Difference } from '@tempera/domain/reconciliation/compare-books';
import { useSettings } from '../../../ui/settings.tsx';
import { amountWords, kindWords, remedyOf, whatWords } from '../difference-words.ts';

interface DifferenceLineProps {
  one: Difference;
  busy: boolean;
  onBook: () => void;
}

/** An entry that differs, by how much, and what to do about it. */
export function DifferenceLine({ one, busy, onBook }: DifferenceLineProps) {
  const { currency: ofStore } = useSettings();
  const { id, what, kind, reference, about } = one;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        p: 4,
        bgcolor: 'sunk',
        borderRadius: 1,
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {kindWords[kind]} {whatWords[what]}
        </Typography>
        <Typography variant="body2">{amountWords(one, ofStore)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[reference, id].filter(Boolean).join(', ')}
        </Typography>
        <Typography variant="body2">{remedyOf(one)}</Typography>
      </Box>
      {about && (
        <Button
          variant="outlined"
          size="small"
          disabled={busy}
          onClick={onBook}
          aria-label={`Book it: ${id}`}
        >
          Book it
        </Button>
      )}
    </Box>
  );
}
