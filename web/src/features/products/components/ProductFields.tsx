import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { productLimits } from '@tempera/domain/catalogue/product-form';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormSection } from '../../../ui/FormSection.tsx';
import {
  FormFile,
  FormMoney,
  FormSelect,
  FormText,
  FormTextArea,
  useFieldError,
} from '../../../ui/form/fields.tsx';
import { pictureTypes, readPicture } from '../../../ui/read-picture.ts';
import type { ListedCategory } from '../api/categories.ts';
import { uploadProductImage } from '../api/products.ts';
import { RowsField, TagsField } from './ListFields.tsx';

const Description = lazy(() => import('../../../ui/Description.tsx'));

interface ProductFieldsProps {
  categories: readonly ListedCategory[];
  currency: string;
}

export function ProductFields({ categories, currency }: ProductFieldsProps) {
  return (
    <>
      <FormSection title="The template">
        <FormText name="title" label="Title" />
        <FormTextArea
          name="description"
          label="Short description"
          rows={2}
          limit={productLimits.description}
        />
        <MarkdownField />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <FormMoney name="price" label="Price" currency={currency} hint="0 makes it free." />
          <CategoryField categories={categories} />
        </Box>
        {categories.length === 0 && (
          <Typography variant="body2">
            No categories yet. <Link href={panelPaths.adminCategories}>Create one first.</Link>
          </Typography>
        )}
      </FormSection>
      <FormSection title="Picture and demo">
        <ImageField />
        <FormText name="demoUrl" label="Demo URL" optional inputMode="url" placeholder="https://" />
      </FormSection>
      <FormSection title="What’s included">
        <TagsField />
        <RowsField name="features" title="Features" one="Feature" />
        <RowsField name="includes" title="Included items" one="Item" />
      </FormSection>
    </>
  );
}

/** The category; one that is gone keeps its name in the list while the product is in it. */
function CategoryField({ categories }: Pick<ProductFieldsProps, 'categories'>) {
  const value: string = useFormContext().watch('category');
  const known = categories.map(({ id, name }) => ({ value: id, label: name }));
  const options = [
    ...(value === '' ? [{ value: '', label: 'Choose…' }] : []),
    ...(value === '' || known.some((one) => one.value === value) ? [] : [{ value, label: value }]),
    ...known,
  ];
  return <FormSelect name="category" label="Category" options={options} />;
}

/** The longer side of a picture as pages show it, for dense screens, in pixels. */
const longest = 1_280;

/** The picture: a file, which the store keeps, or an address of one on the web. */
const ImageField = () => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    <FormText
      name="image"
      label="Image URL"
      inputMode="url"
      placeholder="https://"
      hint="PNG, JPEG or WebP, ideally 8:5."
    />
    <FormFile
      name="image"
      variant="outlined"
      color="secondary"
      fileLabel="Picture file"
      accept={pictureTypes}
      busy="Uploading…"
      send={async (file) => (await uploadProductImage(await readPicture(file, longest))).image}
      sx={{ justifySelf: 'start' }}
    >
      Upload a picture
    </FormFile>
  </Box>
);

/** The full description in Markdown, and how its page will show it. */
function MarkdownField() {
  const [wants, setWants] = useState(false);
  const text: string = useFormContext().watch('fullDescription');
  const error = useFieldError('fullDescription');
  // What is wrong stands at the field.
  const preview = wants && !error;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box role="group" aria-label="Full description" sx={{ display: 'flex', gap: 2 }}>
        {[false, true].map((wanted) => (
          <Button
            key={String(wanted)}
            size="small"
            variant={preview === wanted ? 'contained' : 'outlined'}
            color={preview === wanted ? 'primary' : 'secondary'}
            aria-pressed={preview === wanted}
            onClick={() => setWants(wanted)}
          >
            {wanted ? 'Preview' : 'Write'}
          </Button>
        ))}
      </Box>
      {preview ? (
        <Box sx={{ p: 4, border: 1, borderColor: 'divider', borderRadius: 1, minHeight: '12rem' }}>
          <Suspense fallback={<Skeleton />}>
            <Description text={text} />
          </Suspense>
        </Box>
      ) : (
        <FormTextArea
          name="fullDescription"
          label="Full description, in Markdown"
          rows={8}
          limit={productLimits.fullDescription}
        />
      )}
    </Box>
  );
}
