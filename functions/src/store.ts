import './platform/options.ts';

export { inviteUser, startSession } from './access/functions.ts';
export {
  changeName,
  deleteAccount,
  exportData,
  sendAccountMail,
  signOutEverywhere,
} from './account/functions.ts';
export { decideApproval } from './approvals/functions.ts';
export { reportForbidden } from './audit/functions.ts';
export { uploadAvatar } from './avatars/functions.ts';
export { applyImport, previewImport, scanSecurity } from './backup/functions.ts';
export { everyHour, everyMinute } from './beats.ts';
export { handOverChat } from './chat/functions.ts';
export { finishPayment, placeOrder, quoteCheckout } from './checkout/functions.ts';
export { generateCoupons } from './coupons/functions.ts';
export { onCharge, onChatMessage, onDocument, onRedemption, onReview, onTicketNote } from './documents.ts';
export { requestDownload } from './downloads/functions.ts';
export { download, files, transfers } from './files.ts';
export { numberInvoice, requestInvoice } from './invoices/functions.ts';
export { live } from './live/functions.ts';
export { resendMail, saveMailTemplate, sendTestMail, sendUserMail } from './mail/functions.ts';
export { savedMethods } from './methods/functions.ts';
export { decideAppeal, lift, liftRestriction, moderate, setRole } from './moderation/functions.ts';
export {
  declineRefund,
  findOrder,
  giveOrder,
  openOrder,
  refundOrder,
  requestOrderLink,
  requestRefund,
  resendDownloadLinks,
  setOrderStatus,
} from './orders/functions.ts';
export {
  cancelPlan,
  changePlan,
  finishPlanPayment,
  manageSubscription,
  refundCharge,
  resumePlan,
  subscribe,
} from './plans/functions.ts';
export {
  changeAddress,
  deleteCategory,
  deleteProduct,
  uploadProductImage,
} from './products/functions.ts';
export { reconcile } from './reconciliation/functions.ts';
export { mergeTickets, readCustomer, sendContactMessage } from './support/functions.ts';
export { accessTokens } from './tokens/functions.ts';
export { payments } from './webhooks/functions.ts';
