import { checkoutForm } from '@tempera/domain/orders/order';
import { useEffect } from 'react';
import type { Person } from '../../firebase/auth/session.ts';
import { useForm } from '../../ui/form/Form.tsx';
import { readDraft, writeDraft } from './draft.ts';
import { emptyOrderForm, prefill } from './order-form.ts';

/**
 * The checkout form's state: begun with what is known of the customer and what was typed before a reload, and kept as a
 * draft. Mount it anew for another person.
 */
export function useOrderForm(person: Person | null, needsCard: boolean) {
  const uid = person && !person.anonymous ? person.uid : null;
  const form = useForm({
    schema: checkoutForm(needsCard),
    defaultValues: emptyOrderForm,
    mode: 'onTouched',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what is typed afterwards stands
  useEffect(() => {
    form.reset({ ...emptyOrderForm, ...prefill(person), ...readDraft(uid) });
  }, []);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(uid, values) }),
    [subscribe, uid],
  );
  return form;
}
