export { startSession, syncProfile } from './access/functions.ts';
export { deleteAccount, exportData, signOutEverywhere, sweepDeletions } from './account/functions.ts';
export { avatar, uploadAvatar } from './avatars/functions.ts';
export { syncCatalogue, syncCategories } from './catalogue/functions.ts';
export {
  countOrders,
  countRedemptions,
  expireCoupons,
  placeOrder,
  quoteCheckout,
  sweepOrders,
} from './checkout/functions.ts';
export { download, requestDownload } from './downloads/functions.ts';
export {
  numberInvoice,
  queueInvoice,
  queuePlanInvoice,
  requestInvoice,
  sweepInvoices,
} from './invoices/functions.ts';
export { cancelPlan, changePlan, renewPlans, resumePlan, subscribe } from './plans/functions.ts';
export { render } from './rendering/functions.ts';
export { rateProduct } from './reviews/functions.ts';
export { sendContactMessage } from './support/functions.ts';
