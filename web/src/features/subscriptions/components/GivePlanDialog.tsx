import { giveForm, subscriptionReasonMax } from '@tempera/domain/plans/manage-subscription';
import { starterPlan } from '@tempera/domain/plans/plan';
import { useState } from 'react';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormSelect, FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showToast } from '../../../ui/toast.ts';
import { manageSubscription, usePlansNow } from '../api/subscriptions.ts';

interface GivePlanDialogProps {
  /** Who gets it; asked for by address where it is not known. */
  to?: { id: string; name: string };
  onClose: () => void;
  onDone: () => void;
}

/** Gives somebody a plan for nothing until the end of a day. One key for as long as it is open. */
export default function GivePlanDialog({ to, onClose, onDone }: GivePlanDialogProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const plans = (usePlansNow().data ?? []).filter(({ id }) => id !== starterPlan);
  const form = useForm({
    schema: giveForm(to === undefined),
    defaultValues: { email: '', planId: '', until: '', reason: '' },
  });
  return (
    <FormDialog
      title={to ? `Give ${to.name} a plan` : 'Give a plan'}
      submit="Give Plan"
      busy="Giving…"
      onClose={onClose}
      form={form}
      fieldOf={
        to ? {} : { 'user-not-found': 'email', 'person-restricted': 'email', 'subscribed-already': 'email' }
      }
      onSubmit={async ({ email, planId, until, reason }) => {
        const who = to ? { uid: to.id } : { email };
        const end = new Date(`${until}T23:59:59`).getTime();
        await manageSubscription({ action: 'give', ...who, planId, until: end, reason, idempotencyKey });
        showToast({ title: 'Plan given', text: to?.name ?? email, kind: 'success' });
        onDone();
        onClose();
      }}
    >
      {!to && <FormText name="email" label="Email of their account" type="email" autoComplete="off" />}
      <FormSelect
        name="planId"
        label="Plan"
        options={[
          { value: '', label: 'Choose a plan' },
          ...plans.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FormText name="until" label="Until the end of" type="date" />
      <FormTextArea name="reason" label="Reason" limit={subscriptionReasonMax} rows={2} />
      <InlineNotice>
        It costs nothing and ends on that day. They are told by email. Only admins see the reason.
      </InlineNotice>
    </FormDialog>
  );
}
