export { inviteUser, startSession, syncProfile } from './access/functions.ts';
export { deleteAccount, exportData, signOutEverywhere, sweepDeletions } from './account/functions.ts';
export { auditSettings, reportForbidden } from './audit/functions.ts';
export { avatar, uploadAvatar } from './avatars/functions.ts';
export { applyImport, exportStore, previewImport, scanSecurity, sweepImports } from './backup/functions.ts';
export { syncCatalogue, syncCategories } from './catalogue/functions.ts';
export { answerAway, greetCustomer, handOverChat } from './chat/functions.ts';
export {
  countOrders,
  countRedemptions,
  expireCoupons,
  placeOrder,
  quoteCheckout,
  sweepOrders,
} from './checkout/functions.ts';
export { generateCoupons } from './coupons/functions.ts';
export { download, requestDownload } from './downloads/functions.ts';
export {
  numberInvoice,
  queueInvoice,
  queuePlanInvoice,
  requestInvoice,
  sweepInvoices,
} from './invoices/functions.ts';
export {
  resendMail,
  saveMailTemplate,
  sendMail,
  sendTestMail,
  sendUserMail,
  sweepMails,
} from './mail/functions.ts';
export {
  decideAppeal,
  lift,
  liftRestriction,
  moderate,
  setRole,
  sweepRestrictions,
  syncAccess,
} from './moderation/functions.ts';
export {
  mailUnread,
  notifyOfAccess,
  notifyOfChat,
  notifyOfOrder,
  notifyOfRoom,
  notifyOfTicket,
} from './notifications/functions.ts';
export { refundOrder, resendDownloadLinks, setOrderStatus, sweepRefunds } from './orders/functions.ts';
export { cancelPlan, changePlan, renewPlans, resumePlan, subscribe } from './plans/functions.ts';
export {
  deleteCategory,
  deleteProduct,
  productImage,
  sweepPictures,
  uploadProductImage,
} from './products/functions.ts';
export { announceRelease, publishVersion, sweepAnnouncements, sweepUploads } from './releases/functions.ts';
export { render } from './rendering/functions.ts';
export { rateProduct, tellOfReview } from './reviews/functions.ts';
export { countSales } from './stats/functions.ts';
export {
  attachToTicket,
  downloadAttachment,
  sendContactMessage,
  syncTicketDue,
} from './support/functions.ts';
