import './platform/options.ts';
import { scheduledFunctions } from './schedules.ts';

export { inviteUser, startSession, syncProfile } from './access/functions.ts';
export { deleteAccount, exportData, sendAccountMail, signOutEverywhere } from './account/functions.ts';
export {
  auditCategories,
  auditCoupons,
  auditFaqs,
  auditGuides,
  auditLegalTexts,
  auditPlans,
  auditProducts,
  auditSettings,
  reportForbidden,
} from './audit/functions.ts';
export { avatar, uploadAvatar } from './avatars/functions.ts';
export { applyImport, exportStore, previewImport, scanSecurity } from './backup/functions.ts';
export { syncCatalogue, syncCategories } from './catalogue/functions.ts';
export { answerAway, greetCustomer, handOverChat } from './chat/functions.ts';
export {
  countCharges,
  countOrders,
  countRedemptions,
  placeOrder,
  quoteCheckout,
} from './checkout/functions.ts';
export { generateCoupons } from './coupons/functions.ts';
export { download, requestDownload } from './downloads/functions.ts';
export {
  numberInvoice,
  queueInvoice,
  queuePlanInvoice,
  requestInvoice,
} from './invoices/functions.ts';
export { live, noteGuides, noteLegalTexts, noteSettings } from './live/functions.ts';
export {
  resendMail,
  saveMailTemplate,
  sendMail,
  sendTestMail,
  sendUserMail,
} from './mail/functions.ts';
export {
  decideAppeal,
  lift,
  liftRestriction,
  moderate,
  setRole,
  syncAccess,
} from './moderation/functions.ts';
export {
  notifyOfAccess,
  notifyOfChat,
  notifyOfNote,
  notifyOfOrder,
  notifyOfRoom,
  notifyOfSale,
  notifyOfTicket,
} from './notifications/functions.ts';
export {
  declineRefund,
  findOrder,
  openOrder,
  refundOrder,
  requestOrderLink,
  requestRefund,
  resendDownloadLinks,
  setOrderStatus,
} from './orders/functions.ts';
export { cancelPlan, changePlan, resumePlan, subscribe } from './plans/functions.ts';
export {
  changeAddress,
  deleteCategory,
  deleteProduct,
  productImage,
  uploadProductImage,
  uploadProductVideo,
} from './products/functions.ts';
export { announceRelease, publishVersion } from './releases/functions.ts';
export { rateProduct, tellOfReview } from './reviews/functions.ts';
export { indexOrders } from './search/functions.ts';
export { countSales } from './stats/functions.ts';
export {
  attachToTicket,
  downloadAttachment,
  mergeTickets,
  readCustomer,
  sendContactMessage,
  syncTicketDue,
} from './support/functions.ts';

export const {
  countAlsoBought,
  expireCoupons,
  fillTerms,
  mailUnread,
  renewPlans,
  scanStore,
  sweepAnnouncements,
  sweepDeletions,
  sweepImports,
  sweepInvoices,
  sweepMails,
  sweepOrders,
  sweepPictures,
  sweepRefunds,
  sweepRestrictions,
  sweepUploads,
  wakeTickets,
} = scheduledFunctions;
