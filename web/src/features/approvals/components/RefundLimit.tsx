import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { cents, formatMoney } from '@tempera/domain/money/money';
import { type OwnerSettings, refundLimitForm } from '@tempera/domain/settings/owner-settings';
import { useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormMoney } from '../../../ui/form/fields.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { LoadingShape } from '../../../ui/LoadingShape.tsx';
import { saveErrorText } from '../../../ui/save-error.ts';
import { useSettings } from '../../../ui/settings.tsx';
import { showToast } from '../../../ui/toast.ts';
import { saveOwnerSettings, useOwnerSettings } from '../api/approvals.ts';

/** Above what a refund wants the owner, who alone changes it. */
export function RefundLimit({ viewer }: { viewer: Person }) {
  const live = useOwnerSettings();
  const { currency } = useSettings();
  const [changing, setChanging] = useState(false);
  return (
    <LiveData live={live} waiting={<LoadingShape height="2.5rem" />}>
      {(stored) => {
        const { ownerApprovesRefundsOverCents: most } = stored.settings;
        return (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Typography>
              {most === null
                ? 'Refunds of any amount go out at once.'
                : `Refunds above ${formatMoney(cents(most), currency)} of one payment wait for the owner.`}
            </Typography>
            {viewer.role === 'owner' && (
              <Button variant="outlined" size="small" onClick={() => setChanging(true)}>
                Change amount
              </Button>
            )}
            {changing && (
              <LimitDialog
                settings={stored.settings}
                save={(next) => saveOwnerSettings(next, stored, viewer.uid)}
                onClose={() => setChanging(false)}
              />
            )}
          </Box>
        );
      }}
    </LiveData>
  );
}

interface LimitDialogProps {
  settings: OwnerSettings;
  save: (settings: OwnerSettings) => Promise<void>;
  onClose: () => void;
}

function LimitDialog({ settings, save, onClose }: LimitDialogProps) {
  const { currency } = useSettings();
  const most = settings.ownerApprovesRefundsOverCents;
  const form = useForm({
    schema: refundLimitForm,
    defaultValues: { amount: most === null ? '' : (most / 100).toFixed(2) },
  });
  return (
    <FormDialog
      title="Refunds that wait for you"
      submit="Save"
      onClose={onClose}
      form={form}
      onSubmit={async ({ amount }) => {
        await save({ ...settings, ownerApprovesRefundsOverCents: amount });
        showToast({ title: 'Amount saved', kind: 'success' });
        onClose();
      }}
      describe={(error) => ({
        text: saveErrorText(error, 'The amount was not saved. Only the owner can change it.'),
      })}
    >
      <FormMoney
        name="amount"
        label="Amount"
        currency={currency}
        hint="Leave empty for no limit."
        autoComplete="off"
        maxLength={12}
      />
    </FormDialog>
  );
}
