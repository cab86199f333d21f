import type { PlaceOrderInput } from '@tempera/domain/calls';
import type { Refusal } from '@tempera/domain/reasons';
import type { CallableFunction } from 'firebase-functions/https';
import * as functions from '../../src/index.ts';
import type { TestAuth } from './callers.ts';
import { unique } from './store.ts';

/** What a callable answered: its output, or the refusal with its status and text. */
export type Outcome<T> = { ok: T } | { refused: Refusal; code: string; message: string };

type Callable<T> = CallableFunction<never, Promise<T>>;

async function call<T>(callable: Callable<T>, data: unknown, auth: TestAuth | null): Promise<Outcome<T>> {
  const request = { data, auth: auth ?? undefined, rawRequest: { headers: {} }, acceptsStreaming: false };
  try {
    return { ok: await callable.run(request as never) };
  } catch (error) {
    const { code, message, details } = error as { code: string; message: string; details: Refusal };
    return { refused: details, code, message };
  }
}

export const startSession = (auth: TestAuth | null, data: unknown = {}) =>
  call(functions.startSession, data, auth);
export const quoteCheckout = (data: unknown, auth: TestAuth | null = null) =>
  call(functions.quoteCheckout, data, auth);
export const placeOrder = (data: unknown, auth: TestAuth | null) => call(functions.placeOrder, data, auth);
export const requestDownload = (data: unknown, auth: TestAuth | null) =>
  call(functions.requestDownload, data, auth);

export const sendContactMessage = (data: unknown, auth: TestAuth | null = null) =>
  call(functions.sendContactMessage, data, auth);
export const requestInvoice = (data: unknown, auth: TestAuth | null) =>
  call(functions.requestInvoice, data, auth);

export const signOutEverywhere = (auth: TestAuth | null, data: unknown = {}) =>
  call(functions.signOutEverywhere, data, auth);

export const uploadAvatar = (data: unknown, auth: TestAuth | null) =>
  call(functions.uploadAvatar, data, auth);

export const exportData = (auth: TestAuth | null, data: unknown = {}) =>
  call(functions.exportData, data, auth);
export const deleteAccount = (auth: TestAuth | null, data: unknown = { confirm: 'DELETE' }) =>
  call(functions.deleteAccount, data, auth);
export const subscribe = (data: unknown, auth: TestAuth | null) => call(functions.subscribe, data, auth);
export const changePlan = (data: unknown, auth: TestAuth | null) => call(functions.changePlan, data, auth);
export const cancelPlan = (auth: TestAuth | null, data: unknown = {}) =>
  call(functions.cancelPlan, data, auth);
export const resumePlan = (auth: TestAuth | null, data: unknown = {}) =>
  call(functions.resumePlan, data, auth);

/** The output of a call that must succeed. */
export async function succeed<T>(outcome: Promise<Outcome<T>>): Promise<T> {
  const settled = await outcome;
  if ('ok' in settled) return settled.ok;
  throw new Error(`refused: ${settled.refused?.reason ?? settled.message}`);
}

/** The reason of a call that must be refused. */
export async function reasonOf(outcome: Promise<Outcome<unknown>>): Promise<string> {
  const settled = await outcome;
  return 'ok' in settled ? `succeeded: ${JSON.stringify(settled.ok)}` : settled.refused.reason;
}

/** A purchase as the checkout form sends it. */
export function order(fields: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  return {
    idempotencyKey: unique('key-'),
    slugs: [],
    customer: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' },
    paymentToken: 'tok_paid',
    ...fields,
  };
}
