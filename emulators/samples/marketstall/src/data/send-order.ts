import type { Cart } from './cart.ts';

export interface Address {
  name: string;
  email: string;
  street: string;
  city: string;
}

/**
 * Takes the order. This one only waits a moment and makes a number up: put your server's call here. What it throws is
 * shown above the form.
 */
export async function sendOrder(_cart: Cart, { email }: Address): Promise<{ number: string }> {
  await new Promise((resolve) => setTimeout(resolve, 400));
  // So that you can see what a refusal looks like.
  if (email.endsWith('@taken.example')) throw new Error('We can’t send mail to that address. Try another one.');
  return { number: `MS-${Math.floor(Date.now() / 1000) % 1_000_000}` };
}
