import { useEffect } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { Person } from '../../firebase/auth/session.ts';
import { checkOrderForm } from './check-order-form.ts';
import { readDraft, writeDraft } from './draft.ts';
import { emptyOrderForm, type OrderFormValues, prefill } from './order-form.ts';

/**
 * The checkout form's state: begun with what is known of the customer and what was typed before a reload, and kept as a
 * draft. Mount it anew for another person.
 */
export function useOrderForm(person: Person | null, needsCard: boolean) {
  const uid = person && !person.anonymous ? person.uid : null;
  const form = useForm<OrderFormValues, boolean>({
    defaultValues: emptyOrderForm,
    context: needsCard,
    mode: 'onTouched',
    resolver,
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

const resolver: Resolver<OrderFormValues, boolean> = (values, needsCard = true) => {
  const errors = checkOrderForm(values, needsCard);
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};
