import Typography from '@mui/material/Typography';
import { refundRequestForm } from '@tempera/domain/orders/order-calls';
import { refundReasonMaxLength } from '@tempera/domain/orders/refund';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormTextArea } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import { requestRefund } from '../api/checkout-calls.ts';

/** Asks for the money back. The order follows live, so that what it says next shows by itself. */
export default function RequestRefundDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const form = useForm({ schema: refundRequestForm, defaultValues: { reason: '' } });
  return (
    <FormDialog
      title="Request a refund?"
      submit="Request refund"
      busy="Sending…"
      onClose={onClose}
      form={form}
      onSubmit={async ({ reason }) => {
        await requestRefund({ orderId, reason });
        showToast({
          title: 'Refund requested',
          text: 'We’ll answer in your support ticket.',
          kind: 'success',
        });
        onClose();
      }}
    >
      <Typography>
        You don’t have to give a reason. Once the order is refunded, its templates leave your library.
      </Typography>
      <FormTextArea name="reason" label="What went wrong?" optional limit={refundReasonMaxLength} />
    </FormDialog>
  );
}
