import Typography from '@mui/material/Typography';
import { addressForm } from '@tempera/domain/catalogue/product-form';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import { changeAddress, type ListedProduct } from '../api/products.ts';

interface AddressDialogProps {
  product: ListedProduct;
  onClose: () => void;
}

/** Gives the page of a product another address. */
export default function AddressDialog({
  product: { id: slug, address = slug },
  onClose,
}: AddressDialogProps) {
  const form = useForm({ schema: addressForm, defaultValues: { address } });
  return (
    <FormDialog
      title="Change address"
      submit="Change Address"
      busy="Changing…"
      onClose={onClose}
      form={form}
      fieldOf={{ 'address-taken': 'address' }}
      onSubmit={async (typed) => {
        await changeAddress(slug, typed.address);
        showToast({ title: 'Address changed', text: typed.address, kind: 'success' });
        onClose();
      }}
    >
      <FormText name="address" label="Address" hint={`…/${form.watch('address') || 'address'}/preview`} />
      <Typography variant="body2" color="textSecondary">
        Links to the old address lead to the new one.
      </Typography>
    </FormDialog>
  );
}
