import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { failureWords } from '@tempera/domain/money/failure-words';
import { methodWords } from '@tempera/domain/money/method-name';
import type { PaidWith } from '@tempera/domain/money/payment-method';
import { formatTime } from '@tempera/domain/site/dates';
import type { ReactNode } from 'react';
import { Tag } from '../Tag.tsx';
import { PaymentReference } from './PaymentReference.tsx';

/** One attempt to pay, as the back-office lists it. */
export interface ShownAttempt {
  id: string;
  /** When it was begun, in milliseconds. */
  at: number;
  /** As money reads. */
  amount: string;
  look: { label: string; tone: 'ink' | 'vermilion' | 'ochre' | 'verdigris' };
  method: PaidWith | null;
  /** The provider's code. */
  failure?: string | undefined;
  provider: string;
  /** The provider's number, null for what it has not heard of. */
  reference: string | null;
  /** Where it stands, when that is not the page that shows it. */
  place?: ReactNode;
}

/** Attempts to pay for the same, the newest first. */
export const PaymentAttempts = ({ attempts }: { attempts: readonly ShownAttempt[] }) => (
  <Box
    component="ol"
    aria-label="Payment attempts"
    sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}
  >
    {attempts.map(({ id, at, amount, look, method, failure, provider, reference, place }) => (
      <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          <Typography variant="mono">{amount}</Typography>
          <Tag {...look} />
          {method && <Typography>{methodWords(method)}</Typography>}
        </Box>
        {failure && <Typography variant="body2">{failureWords(failure, method?.type)}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {formatTime(at)}
          {reference !== null && (
            <>
              {', '}
              <PaymentReference provider={provider} reference={reference} />
            </>
          )}
          {place && (
            <>
              {', '}
              {place}
            </>
          )}
        </Typography>
      </Box>
    ))}
  </Box>
);
