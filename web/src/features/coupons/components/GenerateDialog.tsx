import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Cents, toUnits } from '@tempera/domain/money/money';
import { conditionsOf } from '@tempera/domain/orders/coupon';
import { couponsAtOnce } from '@tempera/domain/orders/coupon-calls';
import {
  emptyGeneration,
  type CouponFields as Fields,
  generationForm,
} from '@tempera/domain/orders/coupon-form';
import { toCsv } from '@tempera/domain/reports/csv';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import { saveCsv } from '../../../ui/save-csv.ts';
import { generateCoupons } from '../api/coupons.ts';
import { CouponFields } from './CouponFields.tsx';

/** What was made: the codes, and what each of them is good for. */
interface Generated {
  codes: string[];
  coupon: Omit<Fields, 'maxUses' | 'perCustomer'>;
}

/**
 * Makes many codes of one use each, and hands them over as CSV. One key for as long as the dialog is open: a second press,
 * or one after a lost response, brings the same codes.
 */
export default function GenerateDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [made, setMade] = useState<Generated | null>(null);
  const form = useForm({ schema: generationForm, defaultValues: emptyGeneration });
  if (made) return <Made {...made} onClose={onClose} />;
  return (
    <FormDialog
      title="Generate codes"
      submit="Generate"
      busy="Generating…"
      unsaved="these codes"
      onClose={onClose}
      form={form}
      onSubmit={async ({ prefix, count, ...coupon }) => {
        const { codes } = await generateCoupons({ idempotencyKey, prefix, count, ...coupon });
        setMade({ codes, coupon });
        onDone();
      }}
    >
      <Typography color="textSecondary">Each code works for one order and is hard to guess.</Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormText name="prefix" label="Prefix" hint="PREFIX-K7Q2…" />
        <FormText name="count" label="How many" inputMode="numeric" hint={`At most ${couponsAtOnce}`} />
      </Box>
      <CouponFields />
    </FormDialog>
  );
}

function Made({ codes, coupon, onClose }: Generated & { onClose: () => void }) {
  return (
    <Dialog
      open
      title={codes.length === 1 ? '1 code created' : `${codes.length} codes created`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="contained"
            onClick={() => saveCsv(codesToCsv({ codes, coupon }), 'coupon-codes.csv')}
          >
            Download as CSV
          </Button>
        </>
      }
    >
      <Typography>First codes:</Typography>
      <Box component="ul" sx={{ pl: 5, mb: 0 }}>
        {codes.slice(0, 5).map((code) => (
          <Typography key={code} component="li" variant="mono" sx={{ display: 'list-item' }}>
            {code}
          </Typography>
        ))}
      </Box>
    </Dialog>
  );
}

const columns = [
  'code',
  'description',
  'type',
  'value',
  'minimum',
  'starts',
  'expires',
  'first order only',
  'products',
  'categories',
];

const isoOrEmpty = (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString());

/** For whom, for what and from when codes are, as the columns have it. */
function conditionCells(coupon: Generated['coupon']) {
  const { firstOrderOnly, products, categories } = conditionsOf(coupon);
  return [firstOrderOnly ? 'yes' : 'no', products.join(' '), categories.join(' ')];
}

/** Codes as CSV: money in units to the cent, times in ISO 8601. */
const codesToCsv = ({ codes, coupon }: Generated): string =>
  toCsv(
    columns,
    codes.map((code) => [
      code,
      coupon.description,
      coupon.type,
      coupon.type === 'fixed' ? toUnits(coupon.value as Cents) : coupon.value,
      toUnits(coupon.minAmountCents as Cents),
      isoOrEmpty(coupon.startDate ?? null),
      isoOrEmpty(coupon.expiryDate),
      ...conditionCells(coupon),
    ]),
  );
