import type { PlaceOrderInput } from '@tempera/domain/calls/calls';
import type { Refusal } from '@tempera/domain/calls/reasons';
import type { CallableFunction } from 'firebase-functions/https';
import * as functions from '../../../functions/src/index.ts';
import type { TestAuth } from './callers.ts';
import { unique } from './store.ts';

/** What a callable answered: its output, or the refusal with its status and text. */
export type Outcome<T> = { ok: T } | { refused: Refusal; code: string; message: string };

type Callable<T> = CallableFunction<never, Promise<T>>;

/** Of a call that comes from a network address, behind the proxy that says so. */
export const fromAddress = (ip: string) => ({ 'x-forwarded-for': `198.51.100.250, ${ip}` });

export async function call<T>(
  callable: Callable<T>,
  data: unknown,
  auth: TestAuth | null,
  headers: Record<string, string> = {},
): Promise<Outcome<T>> {
  const request = { data, auth: auth ?? undefined, rawRequest: { headers }, acceptsStreaming: false };
  try {
    return { ok: await callable.run(request as never) };
  } catch (error) {
    const { code, message, details } = error as { code: string; message: string; details: Refusal };
    return { refused: details, code, message };
  }
}

export const startSession = (
  auth: TestAuth | null,
  data: unknown = {},
  headers: Record<string, string> = {},
) => call(functions.startSession, data, auth, headers);
export const quoteCheckout = (data: unknown, auth: TestAuth | null = null) =>
  call(functions.quoteCheckout, data, auth);
export const placeOrder = (data: unknown, auth: TestAuth | null) => call(functions.placeOrder, data, auth);
export const finishPayment = (data: unknown, auth: TestAuth | null) =>
  call(functions.finishPayment, data, auth);
export const requestDownload = (data: unknown, auth: TestAuth | null) =>
  call(functions.requestDownload, data, auth);

export const sendAccountMail = (data: unknown, auth: TestAuth | null = null) =>
  call(functions.sendAccountMail, data, auth);
export const sendContactMessage = (data: unknown, auth: TestAuth | null = null) =>
  call(functions.sendContactMessage, data, auth);
export const requestInvoice = (data: unknown, auth: TestAuth | null) =>
  call(functions.requestInvoice, data, auth);

export const signOutEverywhere = (auth: TestAuth | null, data: unknown = {}) =>
  call(functions.signOutEverywhere, data, auth);

export const changeName = (data: unknown, auth: TestAuth | null) => call(functions.changeName, data, auth);

export const uploadAvatar = (data: unknown, auth: TestAuth | null) =>
  call(functions.uploadAvatar, data, auth);

export const exportData = (auth: TestAuth | null, data: unknown = {}) =>
  call(functions.exportData, data, auth);
export const deleteAccount = (auth: TestAuth | null, data: unknown = { confirm: 'DELETE' }) =>
  call(functions.deleteAccount, data, auth);
export const subscribe = (data: unknown, auth: TestAuth | null, headers: Record<string, string> = {}) =>
  call(functions.subscribe, data, auth, headers);
export const changePlan = (data: unknown, auth: TestAuth | null) => call(functions.changePlan, data, auth);
export const savedMethods = (data: unknown, auth: TestAuth | null) =>
  call(functions.savedMethods, data, auth);
export const finishPlanPayment = (data: unknown, auth: TestAuth | null) =>
  call(functions.finishPlanPayment, data, auth);
export const cancelPlan = (auth: TestAuth | null, data: unknown = {}) =>
  call(functions.cancelPlan, data, auth);
export const resumePlan = (auth: TestAuth | null, data: unknown = {}) =>
  call(functions.resumePlan, data, auth);

export const manageSubscription = (data: unknown, auth: TestAuth | null) =>
  call(functions.manageSubscription, data, auth);

export const reconcile = (data: unknown, auth: TestAuth | null) => call(functions.reconcile, data, auth);

export const setRole = (data: unknown, auth: TestAuth | null) => call(functions.setRole, data, auth);
export const decideApproval = (data: unknown, auth: TestAuth | null) =>
  call(functions.decideApproval, data, auth);
export const moderate = (data: unknown, auth: TestAuth | null) => call(functions.moderate, data, auth);
export const lift = (data: unknown, auth: TestAuth | null) => call(functions.lift, data, auth);

export const decideAppeal = (data: unknown, auth: TestAuth | null) =>
  call(functions.decideAppeal, data, auth);
export const reportForbidden = (data: unknown, auth: TestAuth | null) =>
  call(functions.reportForbidden, data, auth);

export const previewImport = (text: unknown, auth: TestAuth | null) =>
  call(functions.previewImport, { text }, auth);
export const applyImport = (data: unknown, auth: TestAuth | null) => call(functions.applyImport, data, auth);
export const scanSecurity = (auth: TestAuth | null, data: unknown = {}) =>
  call(functions.scanSecurity, data, auth);

export const handOverChat = (data: unknown, auth: TestAuth | null) =>
  call(functions.handOverChat, data, auth);

export const refundOrder = (data: unknown, auth: TestAuth | null) => call(functions.refundOrder, data, auth);
export const refundCharge = (data: unknown, auth: TestAuth | null) =>
  call(functions.refundCharge, data, auth);
export const requestRefund = (data: unknown, auth: TestAuth | null) =>
  call(functions.requestRefund, data, auth);
export const declineRefund = (data: unknown, auth: TestAuth | null) =>
  call(functions.declineRefund, data, auth);
export const setOrderStatus = (data: unknown, auth: TestAuth | null) =>
  call(functions.setOrderStatus, data, auth);
export const mergeTickets = (data: unknown, auth: TestAuth | null) =>
  call(functions.mergeTickets, data, auth);
export const readCustomer = (data: unknown, auth: TestAuth | null) =>
  call(functions.readCustomer, data, auth);
export const resendDownloadLinks = (data: unknown, auth: TestAuth | null) =>
  call(functions.resendDownloadLinks, data, auth);

export const giveOrder = (data: unknown, auth: TestAuth | null) => call(functions.giveOrder, data, auth);

export const openOrder = (data: unknown, auth: TestAuth | null = null) =>
  call(functions.openOrder, data, auth);
export const requestOrderLink = (data: unknown, auth: TestAuth | null) =>
  call(functions.requestOrderLink, data, auth);
export const findOrder = (data: unknown, headers: Record<string, string> = {}) =>
  call(functions.findOrder, data, null, headers);

export const generateCoupons = (data: unknown, auth: TestAuth | null) =>
  call(functions.generateCoupons, data, auth);
export const deleteProduct = (data: unknown, auth: TestAuth | null) =>
  call(functions.deleteProduct, data, auth);
export const changeAddress = (data: unknown, auth: TestAuth | null) =>
  call(functions.changeAddress, data, auth);
export const deleteCategory = (data: unknown, auth: TestAuth | null) =>
  call(functions.deleteCategory, data, auth);
export const uploadProductImage = (data: unknown, auth: TestAuth | null) =>
  call(functions.uploadProductImage, data, auth);
export const resendMail = (data: unknown, auth: TestAuth | null) => call(functions.resendMail, data, auth);
export const saveMailTemplate = (data: unknown, auth: TestAuth | null) =>
  call(functions.saveMailTemplate, data, auth);
export const sendTestMail = (data: unknown, auth: TestAuth | null) =>
  call(functions.sendTestMail, data, auth);
export const sendUserMail = (data: unknown, auth: TestAuth | null) =>
  call(functions.sendUserMail, data, auth);
export const inviteUser = (data: unknown, auth: TestAuth | null) => call(functions.inviteUser, data, auth);

export const accessTokens = (data: unknown, auth: TestAuth | null) =>
  call(functions.accessTokens, data, auth);

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
