import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ProductText, toProductSlug } from '@tempera/domain/catalogue/product-form';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { useNavigate } from 'react-router-dom';
import { useSettings } from '../../ui/settings.tsx';
import { showToast } from '../../ui/toast.ts';
import { addProduct } from './api/products.ts';
import { ProductEditor, type SaveKind, useProductForm } from './components/ProductEditor.tsx';

const taken = 'Another product already has this address. Choose another title.';

/**
 * A new product. Both buttons store it as a draft, which the table puts on sale; Save as Draft takes it unfinished and
 * stays on it.
 */
export function AddProduct() {
  const navigate = useNavigate();
  const { currency } = useSettings();
  const store = async (text: ProductText, kind: SaveKind) => {
    const slug = toProductSlug(text.title);
    if (!(await addProduct(slug, text, currency))) return taken;
    editor.stored.current = true;
    const done = kind === 'whole' ? 'Product added successfully!' : 'Draft saved';
    showToast({ title: done, text: text.title, kind: 'success' });
    navigate(kind === 'whole' ? panelPaths.adminProducts : panelPaths.adminEditProduct(slug));
    return null;
  };
  const editor = useProductForm({ opened: null, store });
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Link href={panelPaths.adminProducts} sx={{ justifySelf: 'start' }}>
        Products
      </Link>
      <Typography variant="h2" component="h1">
        Add Product
      </Typography>
      <ProductEditor
        editor={editor}
        slug={toProductSlug(editor.form.watch('title'))}
        currency={currency}
        submit="Add Product"
        mayDraft
      />
    </Box>
  );
}
