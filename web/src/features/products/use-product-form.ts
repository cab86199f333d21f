import { useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { CallError } from '../../firebase/write/call.ts';
import { checkProduct } from './check-product.ts';
import { emptyProduct, type ProductText, type ProductValues, toText, toValues } from './product-values.ts';

interface ProductFormOptions {
  /** The product as it was opened; null for a new one. */
  opened: ProductText | null;
  /**
   * Stores it. @returns words for the title when its address is taken, else null
   */
  store: (text: ProductText, kind: SaveKind) => Promise<string | null>;
}

/** A draft may be unfinished. */
export type SaveKind = 'whole' | 'draft';

const refusal = 'This was not accepted. Your account may not do it, or a published product is not finished.';

/** The form of a product: what is wrong stands at its field, and nothing is sent before it is right. */
export function useProductForm({ opened, store }: ProductFormOptions) {
  const form = useForm<ProductValues>({ defaultValues: opened ? toValues(opened) : emptyProduct });
  const [saving, setSaving] = useState<SaveKind | null>(null);
  /** Once it is stored, leaving asks nothing: the page may go before the form is told. */
  const stored = useRef(false);

  const mark = (problems: Record<string, string>) => {
    Object.entries(problems).forEach(([field, message], index) => {
      form.setError(field as FieldPath<ProductValues>, { message }, { shouldFocus: index === 0 });
    });
  };
  const save = async (kind: SaveKind) => {
    form.clearErrors();
    const values = form.getValues();
    const problems = checkProduct(values, kind === 'draft', opened === null);
    mark(problems);
    if (Object.keys(problems).length > 0) return;
    setSaving(kind);
    try {
      const taken = await store(toText(values), kind);
      if (taken) mark({ title: taken });
    } catch (error) {
      form.setError('root', { message: error instanceof CallError ? error.message : refusal });
    }
    setSaving(null);
  };
  /** From now on the form counts as unchanged, in this state. */
  const settle = (text: ProductText) => form.reset(toValues(text));
  return { form, save, saving, settle, stored };
}
export type ProductForm = ReturnType<typeof useProductForm>['form'];
