import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { couponsAtOnce } from '@tempera/domain/orders/coupon-calls';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { saveCsv } from '../../../ui/save-csv.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { type CouponValues, emptyCoupon } from '../check-coupon.ts';
import type { GenerationValues } from '../check-generation.ts';
import { codesToCsv } from '../codes-to-csv.ts';
import { type Generated, useGeneration } from '../use-generation.ts';
import { CouponFields } from './CouponFields.tsx';

interface GenerateDialogProps {
  onClose: () => void;
  onDone: () => void;
}

/** Makes many codes of one use each, and hands them over as CSV. */
export default function GenerateDialog({ onClose, onDone }: GenerateDialogProps) {
  const form = useForm<CouponValues>({ defaultValues: emptyCoupon });
  const [batch, setBatch] = useState<GenerationValues>({ prefix: '', count: '' });
  const { fault, made, submit } = useGeneration(onDone);
  if (made) return <Made made={made} onClose={onClose} />;

  const { isSubmitting } = form.formState;
  const own = (name: keyof GenerationValues) => ({
    field: {
      name,
      value: batch[name],
      onChange: ({ target }: { target: { value: string } }) => setBatch({ ...batch, [name]: target.value }),
    },
    ...(fault?.field === name ? { error: fault.text } : {}),
  });
  const ofCoupon = fault && fault.field in emptyCoupon ? fault : null;
  return (
    <Dialog
      open
      title="Generate codes"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="generate-form" variant="contained" disabled={isSubmitting}>
            {isSubmitting ? 'Generating…' : 'Generate'}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id="generate-form"
        noValidate
        onSubmit={form.handleSubmit((values) => submit(batch, values))}
        sx={{ display: 'grid', gap: 4 }}
      >
        <Typography color="textSecondary">Each code is good for one order, and nobody guesses it.</Typography>
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextInput label="Prefix" hint="PREFIX-K7Q2…" {...own('prefix')} />
          <TextInput
            label="How many"
            inputMode="numeric"
            hint={`At most ${couponsAtOnce}`}
            {...own('count')}
          />
        </Box>
        <CouponFields form={form} fault={ofCoupon as Parameters<typeof CouponFields>[0]['fault']} />
        {fault?.field === 'root' && (
          <InlineNotice kind="error" role="alert">
            {fault.text}
          </InlineNotice>
        )}
      </Box>
    </Dialog>
  );
}

function Made({ made: { codes, coupon }, onClose }: { made: Generated; onClose: () => void }) {
  return (
    <Dialog
      open
      title={codes.length === 1 ? '1 code made' : `${codes.length} codes made`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="contained" onClick={() => saveCsv(codesToCsv(codes, coupon), 'coupon-codes.csv')}>
            Download as CSV
          </Button>
        </>
      }
    >
      <Typography>The first of them:</Typography>
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
