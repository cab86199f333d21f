import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { FormSection } from '../../../ui/FormSection.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { ListedCategory } from '../api/use-categories.ts';
import { productLimits } from '../check-product.ts';
import type { ProductForm } from '../use-product-form.ts';
import { CategoryField } from './CategoryField.tsx';
import { ImageField } from './ImageField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { RowsField } from './RowsField.tsx';
import { TagsField } from './TagsField.tsx';

interface ProductFieldsProps {
  form: ProductForm;
  categories: readonly ListedCategory[];
  currency: string;
}

export function ProductFields({ form, categories, currency }: ProductFieldsProps) {
  const { register, watch, setValue, formState } = form;
  const { errors } = formState;
  const [description, category, tags, features, includes] = watch([
    'description',
    'category',
    'tags',
    'features',
    'includes',
  ]);
  const put = (name: 'tags' | 'features' | 'includes') => (list: string[]) =>
    setValue(name, list, { shouldDirty: true });
  return (
    <>
      <FormSection title="The template">
        <TextInput label="Title" field={register('title')} error={errors.title?.message} />
        <TextArea
          label="Short description"
          rows={2}
          field={register('description')}
          value={description}
          limit={productLimits.description}
          error={errors.description?.message}
        />
        <MarkdownField form={form} />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TextInput
            label={`Price in ${currency}`}
            inputMode="decimal"
            field={register('price')}
            error={errors.price?.message}
            hint="0 makes it free."
          />
          <CategoryField
            categories={categories}
            value={category}
            error={errors.category?.message}
            onChange={(slug) => {
              setValue('category', slug, { shouldDirty: true });
              form.clearErrors('category');
            }}
          />
        </Box>
        {categories.length === 0 && (
          <Typography variant="body2">
            There are no categories yet. <Link href={panelPaths.adminCategories}>Create one first.</Link>
          </Typography>
        )}
      </FormSection>
      <FormSection title="Picture and demo">
        <ImageField form={form} />
        <TextInput
          label="Demo URL"
          optional
          inputMode="url"
          placeholder="https://"
          field={register('demoUrl')}
          error={errors.demoUrl?.message}
        />
      </FormSection>
      <FormSection title="What it offers">
        <TagsField tags={tags} error={errors.tags?.message} onChange={put('tags')} />
        <RowsField
          title="Features"
          one="Feature"
          rows={features}
          errorOf={(index) => errors.features?.[index]?.message}
          onChange={put('features')}
        />
        <RowsField
          title="Included items"
          one="Item"
          rows={includes}
          errorOf={(index) => errors.includes?.[index]?.message}
          onChange={put('includes')}
        />
      </FormSection>
    </>
  );
}
