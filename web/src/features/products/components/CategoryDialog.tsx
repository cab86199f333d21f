import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Pigment, pigments } from '@tempera/domain/catalogue/product';
import { useForm } from 'react-hook-form';
import { CallError } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { createCategory, updateCategory } from '../api/save-category.ts';
import type { ListedCategory } from '../api/use-categories.ts';
import { type CategoryValues, categoryLimits, checkCategory, toCategorySlug } from '../check-category.ts';

interface CategoryDialogProps {
  /** The one that is changed; null makes a new one. */
  category: ListedCategory | null;
  /** The place of a new one: behind all others. */
  order: number;
  onClose: () => void;
}

const colours = pigments.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` }));
const taken = 'There is a category of this name already.';

/** Creates or changes a category. Its address stays what its first name made it, so that links hold. */
export default function CategoryDialog({ category, order, onClose }: CategoryDialogProps) {
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm<CategoryValues>({
    defaultValues: {
      name: category?.name ?? '',
      description: category?.description ?? '',
      colour: category?.colour ?? 'ultramarine',
      order: String(category?.order ?? order),
    },
  });
  const { errors, isSubmitting } = formState;
  const { description, colour, name } = watch();
  const save = async (values: CategoryValues) => {
    const fields = {
      name: values.name.trim(),
      description: values.description.trim(),
      colour: values.colour,
      order: Number(values.order),
    };
    if (category) await updateCategory(category.id, fields);
    else if (!(await createCategory(toCategorySlug(fields.name), { ...fields, featured: [] }))) {
      setError('name', { message: taken }, { shouldFocus: true });
      return;
    }
    showToast({
      title: category ? 'Category saved' : 'Category created',
      text: fields.name,
      kind: 'success',
    });
    onClose();
  };
  const submit = handleSubmit(async (values) => {
    const problems = Object.entries(checkCategory(values, category === null));
    problems.forEach(([field, message], index) => {
      setError(field as keyof CategoryValues, { message }, { shouldFocus: index === 0 });
    });
    if (problems.length > 0) return;
    await save(values).catch((error: unknown) => {
      setError('root', {
        message: error instanceof CallError ? error.message : 'Your account may not do this.',
      });
    });
  });
  return (
    <Dialog
      open
      title={category ? `Edit ${category.name}` : 'New Category'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="category-form" variant="contained" disabled={isSubmitting}>
            {isSubmitting ? 'Saving…' : category ? 'Save Category' : 'Create Category'}
          </Button>
        </>
      }
    >
      <Box component="form" id="category-form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
        <TextInput
          label="Name"
          field={register('name')}
          error={errors.name?.message}
          hint={`Address: /templates?category=${category?.id ?? toCategorySlug(name)}`}
        />
        <TextArea
          label="Description"
          field={register('description')}
          value={description}
          limit={categoryLimits.description}
          error={errors.description?.message}
          optional
          rows={2}
        />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <SelectField
            label="Colour"
            value={colour}
            options={colours}
            onChange={(next: Pigment) => setValue('colour', next)}
          />
          <TextInput
            label="Order"
            inputMode="numeric"
            field={register('order')}
            error={errors.order?.message}
          />
        </Box>
        {errors.root && (
          <InlineNotice kind="error" role="alert">
            {errors.root.message}
          </InlineNotice>
        )}
      </Box>
    </Dialog>
  );
}
