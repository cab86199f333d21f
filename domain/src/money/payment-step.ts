/**
 * What the browser of somebody goes on with whose payment waits for them; never stored, never logged. `clientSecret`: their bank asks them.
 * `redirect`: the provider has a page of its own for that, which leads back to `/checkout/return`.
 */
export interface PaymentStep {
  clientSecret?: string;
  redirect?: string;
}

/** Whether there is anything to go on with. */
export const goesOn = ({ clientSecret, redirect }: PaymentStep): boolean => Boolean(clientSecret || redirect);
