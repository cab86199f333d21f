import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { productLimits } from '@tempera/domain/catalogue/product-form';
import { technologies } from '@tempera/domain/catalogue/technology';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormSection } from '../../../ui/FormSection.tsx';
import { FormMoney, FormSelect, FormText, FormTextArea, useFieldError } from '../../../ui/form/fields.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { ListedCategory } from '../api/categories.ts';
import { RowsField, TagsField } from './ListFields.tsx';
import { PicturesField } from './PicturesField.tsx';
import { VideoField } from './VideoField.tsx';

const Description = lazyPart(() => import('../../../ui/Description.tsx'));

interface ProductFieldsProps {
  categories: readonly ListedCategory[];
  currency: string;
  /** Asks for a category that is not there yet. */
  onNewCategory: () => void;
  /** What says or changes the address of the page. */
  address: ReactNode;
}

const technologyOptions = [
  { value: '', label: 'Not shown' },
  ...technologies.map((value) => ({ value, label: value })),
];

export function ProductFields({ categories, currency, onNewCategory, address }: ProductFieldsProps) {
  return (
    <>
      <FormSection title="The template">
        <FormText name="title" label="Title" />
        {address}
        <FormTextArea
          name="description"
          label="Short description"
          rows={2}
          limit={productLimits.description}
        />
        <MarkdownField />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <FormMoney name="price" label="Price" currency={currency} hint="0 makes it free." />
          <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', justifyItems: 'start' }}>
            <Box sx={{ width: '100%' }}>
              <CategoryField categories={categories} />
            </Box>
            <Button size="small" onClick={onNewCategory}>
              New Category
            </Button>
          </Box>
        </Box>
      </FormSection>
      <FormSection title="Pictures and demo">
        <PicturesField />
        <VideoField />
        <FormText name="demoUrl" label="Demo URL" optional inputMode="url" placeholder="https://" />
      </FormSection>
      <FormSection title="What’s included">
        <TagsField />
        <RowsField name="features" title="Features" one="Feature" />
        <RowsField name="includes" title="Included items" one="Item" />
      </FormSection>
      <FormSection title="Made with">
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <FormSelect name="technology" label="Technology" options={technologyOptions} />
          <FormText name="browsers" label="Browsers" optional placeholder="Chrome, Edge, Firefox, Safari" />
          <FormText name="build" label="Build" optional placeholder="Vite, or no build step" />
          <FormText
            name="license"
            label="License"
            optional
            placeholder="Commercial, any number of projects"
          />
        </Box>
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
