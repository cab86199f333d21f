import { giftLimits, giveOrderForm } from '@tempera/domain/orders/give-order';
import { useEffect, useState } from 'react';
import { type Choice, readProductChoices } from '../../../firebase/public/read-choices.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormChoices } from '../../../ui/form/FormChoices.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText, FormTextArea } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { giveOrder } from '../api/gifts.ts';

interface GiveDialogProps {
  /** Who gets it; asked for by address where it is not known. */
  to?: { id: string; name: string } | undefined;
  onClose: () => void;
  onDone?: (() => void) | undefined;
}

/** What is for sale; undefined while it is loading. */
function useTemplates(): readonly Choice[] | undefined {
  const [templates, setTemplates] = useState<readonly Choice[]>();
  useEffect(() => {
    let current = true;
    readProductChoices().then(
      (found) => current && setTemplates(found),
      (error) => current && showError(error, 'The templates could not be loaded.'),
    );
    return () => {
      current = false;
    };
  }, []);
  return templates;
}

/** Gives templates to somebody, for nothing. One key for as long as it is open: sent twice, it is still one gift. */
export default function GiveDialog({ to, onClose, onDone }: GiveDialogProps) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const templates = useTemplates();
  const form = useForm({
    schema: giveOrderForm(to === undefined),
    defaultValues: { email: '', slugs: [], reason: '' },
  });
  const titleOf = (slug: string | undefined) => templates?.find((one) => one.slug === slug)?.title ?? slug;
  return (
    <FormDialog
      title={to ? `Give Templates to ${to.name}` : 'Give Templates'}
      submit="Give Templates"
      busy="Giving…"
      unsaved="this gift"
      onClose={onClose}
      form={form}
      fieldOf={to ? {} : { 'user-not-found': 'email', 'person-restricted': 'email' }}
      describe={(error) => {
        const { reason, field } = (error instanceof CallError && error.refusal) || {};
        if (reason === 'already-owned')
          return { field: 'slugs', text: `They already own ${titleOf(field)}.` };
        if (reason !== 'product-not-found') return undefined;
        return { field: 'slugs', text: `${titleOf(field)} is not for sale anymore.` };
      }}
      onSubmit={async ({ email, slugs, reason }) => {
        const { orderId } = await giveOrder({
          idempotencyKey,
          ...(to ? { uid: to.id } : { email }),
          slugs,
          reason,
        });
        showToast({ title: 'Templates given', text: orderId, kind: 'success' });
        onDone?.();
        onClose();
      }}
    >
      {!to && <FormText name="email" label="Email of their account" type="email" autoComplete="off" />}
      <FormChoices
        name="slugs"
        label="Templates"
        choices={templates ?? []}
        loading={templates === undefined}
        none="No template has this title."
        all="All templates are chosen."
      />
      <FormTextArea name="reason" label="Reason" limit={giftLimits.reason} rows={2} />
      <InlineNotice>
        The templates are added to their library at no charge, and they are told by email. Only admins see the
        reason.
      </InlineNotice>
    </FormDialog>
  );
}
