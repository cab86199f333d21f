import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { missingFor, toProductText } from '@tempera/domain/catalogue/product-form';
import { paths } from '@tempera/domain/site/paths';
import { useState } from 'react';
import { FormSection } from '../../../ui/FormSection.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import type { ListedProduct } from '../api/products.ts';
import type { ProductFormEditor } from '../use-product-form.ts';

const steps: readonly [name: string, lacks: readonly string[]][] = [
  ['Descriptions', ['a short description', 'a full description']],
  ['Price', ['a price']],
  ['Category', ['a category']],
  ['Picture', ['a picture']],
  ['Archive', ['an archive']],
];

interface PublishSectionProps {
  product: ListedProduct;
  editor: ProductFormEditor;
  /** Saves the form, then puts the product on sale. */
  onPublish: () => Promise<void>;
}

/** In its place once the product is on sale. */
export const OnSale = ({ href }: { href: string }) => (
  <FormSection title="On sale">
    <InlineNotice
      kind="success"
      role="status"
      action={
        <Button size="small" href={href}>
          View in store
        </Button>
      }
    >
      Customers can see this product and buy it.
    </InlineNotice>
  </FormSection>
);

/** The last step of a draft: what it still lacks, how its page will look, and its sale. */
export function PublishSection({ product, editor, onPublish }: PublishSectionProps) {
  const { id: slug, category, version } = product;
  const [working, setWorking] = useState(false);
  const missing = missingFor('active', { ...toProductText(editor.form.watch()), version });
  const publish = async () => {
    setWorking(true);
    await onPublish();
    setWorking(false);
  };
  return (
    <FormSection title="Publish">
      <Box component="ul" aria-label="Needed to publish" sx={list}>
        {steps.map(([name, lacks]) => {
          const done = !lacks.some((one) => missing.includes(one));
          return (
            <Box component="li" key={name} sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <Box sx={{ display: 'flex', color: done ? 'verdigris.text' : 'text.secondary' }}>
                <Icon name={done ? 'check' : 'minus'} size={18} />
              </Box>
              <Typography component="span" color={done ? 'textPrimary' : 'textSecondary'}>
                {name}
                {!done && ': missing'}
              </Typography>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button size="large" variant="contained" disabled={working || missing.length > 0} onClick={publish}>
          {working ? 'Publishing…' : 'Publish'}
        </Button>
        <Button
          size="large"
          variant="outlined"
          color="secondary"
          href={paths.preview(category || 'draft', slug)}
          target="_blank"
          endIcon={<Icon name="external" size={18} />}
        >
          Preview page
        </Button>
        <Typography variant="body2" color="textSecondary">
          {editor.form.formState.isDirty
            ? 'The preview shows what is saved. Publishing saves your changes first.'
            : 'Only admins see the page until you publish it.'}
        </Typography>
      </Box>
    </FormSection>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 6,
  rowGap: 2,
  listStyle: 'none',
  p: 0,
  m: 0,
} as const;
