import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { testCards } from '@tempera/domain/money/card';
import { formatCardNumber } from './card-format.ts';

const outcomes: Record<keyof typeof testCards, string> = {
  paid: 'is approved',
  declined: 'is declined',
  insufficient: 'has insufficient funds',
  pending: 'stays pending',
  authenticate: 'asks for 3-D Secure',
  authenticateAlways: 'asks for 3-D Secure every time',
  declinedLater: 'is declined when a plan renews',
  disputed: 'is approved, then disputed',
};

interface TestCardsProps {
  onChoose: (card: { number: string; expiry: string; cvv: string }) => void;
}

/** The cards that the simulated provider knows. */
export function TestCards({ onChoose }: TestCardsProps) {
  const expiry = `12/${String((new Date().getFullYear() + 2) % 100).padStart(2, '0')}`;
  return (
    <Box component="section" aria-labelledby="cards-title" sx={{ p: 4, bgcolor: 'sunk', borderRadius: 1 }}>
      <Typography id="cards-title" variant="h6" component="h3">
        Local store: test cards
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {Object.entries(testCards).map(([outcome, number]) => (
          <Box
            component="li"
            key={outcome}
            sx={{ display: 'flex', alignItems: 'center', columnGap: 3, py: { xs: 1, sm: 0 } }}
          >
            <Box sx={row}>
              <Typography variant="mono">{formatCardNumber(number)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {outcomes[outcome as keyof typeof testCards]}
              </Typography>
            </Box>
            <Button
              size="small"
              aria-label={`Use the card that ${outcomes[outcome as keyof typeof testCards]}`}
              onClick={() => onChoose({ number, expiry, cvv: '123' })}
            >
              Use
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** On a phone what a card does stands below its number. */
const row = {
  flex: 1,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'baseline' },
  columnGap: 3,
} as const;
