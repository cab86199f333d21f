import { z } from 'zod';

/** What the browser gets from the payment provider for a card, and sends to us in its place. */
export const paymentTokenSchema = z
  .string()
  .max(200)
  .regex(/^(tok|ctoken)_[A-Za-z0-9_]+$/);

/** A kept method's number at the provider. */
export const savedMethodSchema = z
  .string()
  .max(200)
  .regex(/^pm_[A-Za-z0-9_]+$/);
