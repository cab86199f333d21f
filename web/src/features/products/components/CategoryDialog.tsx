import Box from '@mui/material/Box';
import { categoryForm, categoryLimits, toCategorySlug } from '@tempera/domain/catalogue/category-form';
import { pigmentNames, pigments } from '@tempera/domain/catalogue/product';
import { showFailure, useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import { FormSwatches } from '../../../ui/form/Swatches.tsx';
import type { EditorProps } from '../../../ui/resource-list/OrderedList.tsx';
import { showToast } from '../../../ui/toast.ts';
import { createCategory, type ListedCategory, updateCategory } from '../api/categories.ts';

interface CategoryDialogProps extends EditorProps<ListedCategory> {
  /** Told the address of a new one. */
  onCreated?: (slug: string) => void;
}

const colors = pigments.map((value) => ({ value, label: pigmentNames[value] }));
const taken = 'A category with this name already exists.';

/** Creates or changes a category. Its address stays what its first name made it, so that links hold. */
export default function CategoryDialog({ item: category, order, onClose, onCreated }: CategoryDialogProps) {
  const isNew = category === null;
  const form = useForm({
    schema: categoryForm(isNew),
    defaultValues: {
      name: category?.name ?? '',
      description: category?.description ?? '',
      colour: category?.colour ?? 'ultramarine',
      order: String(category?.order ?? order),
    },
  });
  const slug = category?.id ?? toCategorySlug(form.watch('name'));
  return (
    <FormDialog
      title={category ? `Edit ${category.name}` : 'New Category'}
      submit={category ? 'Save Category' : 'Create Category'}
      busy="Saving…"
      unsaved="this category"
      onClose={onClose}
      form={form}
      refused="Your account is not allowed to do this."
      onSubmit={async (fields) => {
        if (category) await updateCategory(category.id, fields);
        else if (!(await createCategory(toCategorySlug(fields.name), { ...fields, featured: [] }))) {
          showFailure(form, { field: 'name', text: taken });
          return;
        }
        showToast({
          title: category ? 'Category saved' : 'Category created',
          text: fields.name,
          kind: 'success',
        });
        if (!category) onCreated?.(toCategorySlug(fields.name));
        onClose();
      }}
    >
      <FormText name="name" label="Name" hint={`Address: /templates?category=${slug}`} />
      <FormTextArea
        name="description"
        label="Description"
        limit={categoryLimits.description}
        optional
        rows={2}
      />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 8rem' }, alignItems: 'start' }}>
        <FormSwatches name="colour" label="Color" options={colors} />
        <FormText name="order" label="Order" inputMode="numeric" />
      </Box>
    </FormDialog>
  );
}
