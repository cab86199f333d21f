import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { awaitsOwner } from '../awaits-owner.ts';
import { Dialog } from '../Dialog.tsx';
import { useSettings } from '../settings.tsx';
import { Form, FormAlert, type Sending } from './Form.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

interface FormDialogProps<In extends FieldValues, Out> extends Sending<In, Out> {
  title: string;
  /** What the button says that sends it, and what while it does. */
  submit: string;
  busy?: string;
  /** For what can't be undone. */
  grave?: boolean;
  cancel?: string;
  /** What is not saved yet: with this, Esc and the backdrop ask before they close the dialog over what was typed. */
  unsaved?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with its alert and its buttons. The first field has the focus. */
export function FormDialog<In extends FieldValues, Out>(props: FormDialogProps<In, Out>) {
  const {
    title,
    submit,
    busy = submit,
    grave = false,
    cancel = 'Cancel',
    unsaved,
    onClose,
    onSubmit,
    children,
    ...form
  } = props;
  const id = useId();
  const send = async (...what: Parameters<typeof onSubmit>) => {
    try {
      await onSubmit(...what);
    } catch (error) {
      if (!awaitsOwner(error)) throw error;
      onClose();
    }
  };
  const { isSubmitting, isDirty } = form.form.formState;
  const [asks, setAsks] = useState(false);
  const asksFirst = useSettings().confirmLeave !== 'never' && unsaved !== undefined && isDirty;
  const actions = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button
        type="submit"
        form={id}
        variant="contained"
        color={grave ? 'error' : 'primary'}
        disabled={isSubmitting}
      >
        {isSubmitting ? busy : submit}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={asksFirst ? () => setAsks(true) : onClose} actions={actions}>
      <Form id={id} {...form} onSubmit={send}>
        {children}
        <FormAlert />
        <FocusOnFirst form={id} />
      </Form>
      {unsaved !== undefined && (
        <LeaveDialog open={asks} of={unsaved} onStay={() => setAsks(false)} onLeave={onClose} />
      )}
    </Dialog>
  );
}

/** Inside the dialog, whose content comes after its own first effects. */
function FocusOnFirst({ form }: { form: string }) {
  useEffect(() => {
    const fields = `#${CSS.escape(form)} :is(input, textarea, select, [role=combobox])`;
    document.querySelector<HTMLElement>(fields)?.focus();
  }, [form]);
  return null;
}
