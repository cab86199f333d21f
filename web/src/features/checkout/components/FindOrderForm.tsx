import Button from '@mui/material/Button';
import { findOrderForm } from '@tempera/domain/orders/linked-order';
import { paths } from '@tempera/domain/site/paths';
import { useState } from 'react';
import { Form, FormAlert, SubmitButton, useForm } from '../../../ui/form/Form.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { findOrder } from '../api/linked-orders.ts';

/** Asks for the link of an order by mail; what it says afterwards tells nobody whether there is such an order. */
export function FindOrderForm() {
  const form = useForm({ schema: findOrderForm, defaultValues: { email: '', orderId: '' } });
  const [asked, setAsked] = useState<string | null>(null);
  if (asked !== null) {
    return (
      <div role="status">
        <Notice
          icon="mail"
          title="Check your inbox"
          text={`If there is such an order, we’ve emailed its link to ${asked}.`}
          action={
            <>
              <Button onClick={() => setAsked(null)}>Try another order</Button>
              <Button href={paths.support}>Contact Support</Button>
            </>
          }
        />
      </div>
    );
  }
  return (
    <Form
      form={form}
      label="Find my order"
      onSubmit={async ({ email, orderId }) => {
        await findOrder({ email, orderId });
        setAsked(email);
      }}
    >
      <FormText name="email" label="Email" type="email" autoComplete="email" />
      <FormText name="orderId" label="Order number" placeholder="ORD-1732161234567001" autoComplete="off" />
      <FormAlert />
      <SubmitButton size="large" busy="Sending…">
        Email me the link
      </SubmitButton>
    </Form>
  );
}
