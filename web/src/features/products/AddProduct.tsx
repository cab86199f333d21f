import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { newSlugOf, type ProductText } from '@tempera/domain/catalogue/product-form';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Person, useMember } from '../../firebase/auth/session.ts';
import { FormSection } from '../../ui/FormSection.tsx';
import { FormText } from '../../ui/form/fields.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { showToast } from '../../ui/toast.ts';
import { addProduct } from './api/products.ts';
import { ArchiveChooser } from './components/ArchiveChooser.tsx';
import { ProductEditor } from './components/ProductEditor.tsx';
import { handOverArchive } from './hand-over-archive.ts';
import { readKept } from './kept-form.ts';
import { type SaveKind, useProductForm } from './use-product-form.ts';

const taken = 'Another product already has this address. Choose another title or address.';

/** The form begins once it is known whose it is: what they left unsaved comes back. */
export function AddProduct() {
  const member = useMember();
  return member ? <NewProduct key={member.uid} member={member} /> : null;
}

/**
 * A new product. Both buttons store it as a draft; Save as Draft takes it unfinished and stays on it, and so does choosing
 * its archive, which goes on there.
 */
function NewProduct({ member: { uid } }: { member: Person }) {
  const navigate = useNavigate();
  const { currency } = useSettings();
  const archive = useRef<File | null>(null);
  const store = async (text: ProductText, kind: SaveKind) => {
    const values = editor.form.getValues();
    const slug = newSlugOf(values);
    if (!(await addProduct(slug, text, currency))) {
      return { field: values.slug === '' ? 'title' : 'slug', text: taken } as const;
    }
    editor.stored.current = true;
    editor.abandon();
    if (archive.current) handOverArchive(slug, archive.current);
    const page = panelPaths.adminEditProduct(slug);
    const done = kind === 'whole' ? 'Product added successfully!' : 'Draft saved';
    showToast({
      title: done,
      text: text.title,
      kind: 'success',
      forNextPage: true,
      ...(kind === 'whole' && {
        durationMs: 10_000,
        action: { label: 'Add the archive', run: () => navigate(`${page}#archive`) },
      }),
    });
    navigate(kind === 'whole' ? panelPaths.adminProducts : page);
    return null;
  };
  const editor = useProductForm({ opened: null, store, uid, slug: '', kept: readKept(uid, '') });
  const saveWith = async (file: File) => {
    archive.current = file;
    editor.kind.current = 'draft';
    await editor.form.handleSubmit(editor.save)();
    archive.current = null;
  };
  const slug = newSlugOf(editor.form.watch());
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
        slug={slug}
        currency={currency}
        submit="Add Product"
        mayDraft
        address={
          <FormText
            name="slug"
            label="Address"
            optional
            placeholder={slug}
            hint={`The last part of its link: …/${slug || 'address'}/preview`}
          />
        }
        onDiscard={() => editor.discard(null)}
      >
        <FormSection title="Archive">
          <ArchiveChooser onFile={saveWith} />
          <Typography variant="body2" color="textSecondary">
            The product is saved as a draft first. A title is enough.
          </Typography>
        </FormSection>
      </ProductEditor>
    </Box>
  );
}
