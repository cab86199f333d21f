import { changeForm, subscriptionReasonMax } from '@tempera/domain/plans/manage-subscription';
import { starterPlan } from '@tempera/domain/plans/plan';
import { useState } from 'react';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormSelect, FormTextArea } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type ListedSubscription, manageSubscription, usePlansNow } from '../api/subscriptions.ts';
import { type PlainActId, plainActs } from '../subscription-actions.ts';
import { nameOf } from '../subscription-words.ts';

interface ActDialogProps {
  one: ListedSubscription;
  act: PlainActId | 'change';
  onClose: () => void;
  onDone: () => void;
}

/** What may be asked of it: another plan, or nothing but why. */
const change = {
  label: 'Change Plan',
  question: (one: ListedSubscription) => `Change ${nameOf(one)}’s plan?`,
  text: 'The new plan and its price start with the next period. Nothing is charged now.',
  done: 'Plan changes with the next period',
  grave: false,
};

/** Does something to a subscription, for a reason. One key for as long as it is open: sent twice, it is done once. */
export default function ActDialog({ one, act, onClose, onDone }: ActDialogProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const plans = usePlansNow().data ?? [];
  // Where no plan is chosen the one that runs stands in its place.
  const form = useForm({
    schema: changeForm,
    defaultValues: { planId: act === 'change' ? '' : one.planId, reason: '' },
  });
  const { label, question, text, done, grave, keep } = {
    grave: false,
    keep: 'Cancel',
    ...(act === 'change' ? change : plainActs[act]),
  };
  return (
    <FormDialog
      title={question(one)}
      submit={label}
      busy="Working…"
      grave={grave}
      cancel={keep}
      onClose={onClose}
      form={form}
      onSubmit={async ({ planId, reason }) => {
        const ofOne = { uid: one.id, reason, idempotencyKey };
        await manageSubscription(
          act === 'change' ? { action: act, planId, ...ofOne } : { action: act, ...ofOne },
        );
        showToast({ title: done, text: nameOf(one), kind: 'success' });
        onDone();
        onClose();
      }}
    >
      {act === 'change' && (
        <FormSelect
          name="planId"
          label="Plan"
          options={[
            { value: '', label: 'Choose a plan' },
            ...plans
              .filter(({ id }) => id !== one.planId && id !== starterPlan)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <FormTextArea name="reason" label="Reason" limit={subscriptionReasonMax} rows={2} />
      <InlineNotice {...(grave && { kind: 'attention' as const })}>
        {text} The reason is kept in the audit log.
      </InlineNotice>
    </FormDialog>
  );
}
