import {
  emptyProduct,
  type ProductText,
  type ProductValues,
  productForm,
  toProductValues,
} from '@tempera/domain/catalogue/product-form';
import { useEffect, useRef, useState } from 'react';
import { type FormState, showFailure, useForm } from '../../ui/form/Form.tsx';
import { forgetForm, type KeptForm, keepForm } from './kept-form.ts';

/** What a form is kept under in this browser, and as what it was found there; `uid` is empty while nobody is known. */
interface Keeping {
  uid: string;
  slug: string;
  kept: KeptForm | null;
}

interface ProductFormOptions extends Keeping {
  /** The product as it was opened; null for a new one. */
  opened: ProductText | null;
  /**
   * Stores it. @returns words for the title or the address when that is taken, else null
   */
  store: (text: ProductText, kind: SaveKind) => Promise<{ field: 'title' | 'slug'; text: string } | null>;
}

/** A draft may be unfinished. */
export type SaveKind = 'whole' | 'draft';

const valuesOf = (product: ProductText | null): ProductValues =>
  product ? toProductValues(product) : emptyProduct;

/** The form of a product, checked as what the button that was pressed stores. */
export function useProductForm({ opened, store, ...keeping }: ProductFormOptions) {
  const kind = useRef<SaveKind>('whole');
  const form = useForm({
    schema: () => productForm({ isDraft: kind.current === 'draft', isNew: opened === null }),
    defaultValues: valuesOf(opened),
  });
  /** Once it is stored, leaving asks nothing: the page may go before the form is told. */
  const stored = useRef(false);
  const { keptAt, forget, abandon } = useKeeping(form, opened, keeping);
  const save = async (text: ProductText) => {
    const taken = await store(text, kind.current);
    if (taken) showFailure(form, taken);
  };
  /** From now on the form counts as unchanged, in this state. */
  const settle = (text: ProductText) => {
    form.reset(toProductValues(text));
    forget();
  };
  /** Takes back what was found kept. */
  const discard = (text: ProductText | null) => {
    form.reset(valuesOf(text));
    forget();
  };
  return { form, kind, save, settle, stored, keptAt, discard, abandon };
}
export type ProductFormEditor = ReturnType<typeof useProductForm>;

/** Fills the form with what was kept of it, and keeps it from then on while it has changes. */
function useKeeping<Out>(
  form: FormState<ProductValues, Out>,
  base: ProductText | null,
  { uid, slug, kept }: Keeping,
) {
  const [keptAt, setKeptAt] = useState(kept?.at ?? null);
  const gone = useRef(false);
  const { isDirty } = form.formState;
  const values = JSON.stringify(form.watch());
  // Once, as it is opened.
  const found = useRef(kept);
  useEffect(() => {
    if (found.current) form.reset(found.current.values, { keepDefaultValues: true });
    found.current = null;
  }, [form]);
  useEffect(() => {
    if (uid === '' || !isDirty || gone.current) return;
    keepForm(uid, slug, { base, values: JSON.parse(values), at: Date.now() });
  }, [uid, slug, base, isDirty, values]);
  const forget = () => {
    setKeptAt(null);
    forgetForm(uid, slug);
  };
  /** For good: the form is about to be left. */
  const abandon = () => {
    gone.current = true;
    forget();
  };
  return { keptAt, forget, abandon };
}
