import type { LimitName } from './limits.ts';

/**
 * Whatever can be asked over the network without a row of its own name in {@link limits}: callables by their names, addresses as
 * firebase.json has them. The rows that count it, or why nothing does. A test holds the list complete.
 */
export const coverage: Readonly<Record<string, readonly LimitName[] | string>> = {
  startSession: ['newGuests'],
  quoteCheckout: ['wrongCodes', 'taxLookups'],
  placeOrder: ['wrongCodes', 'unpaidOrders', 'freeOrders', 'confirmations', 'taxLookups'],
  finishPayment: ['linkPayments'],
  finishPlanPayment:
    'Its page asks while a bank takes its time. It looks up one payment of the caller’s own, and none that is settled.',
  requestDownload: ['linkDownloads', 'downloads'],
  openOrder: ['linkOpened'],
  findOrder: ['orderSearches'],
  sendContactMessage: ['contactMessages'],
  sendAccountMail: ['accountMails'],
  reportForbidden: 'However often it is said, it is one entry of the audit log an hour.',
  saveMailTemplate:
    'Those who manage the store write one document over; the rules let them write all others as often.',
  deleteProduct: 'Those who manage the store; what is gone is gone once, and in the audit log.',
  deleteCategory: 'Those who manage the store; what is gone is gone once, and in the audit log.',
  changeAddress:
    'Those who manage the store write one document over; the rules let them write all others as often.',

  '/live.json': 'A public document, which the CDN keeps for ten seconds.',
  '/health': 'It reads a document and says nothing else.',
  '/healthz': 'It reads a document and says nothing else.',
  '/errors': ['browserErrors'],
  '/webhooks/**':
    'The provider sends what it has to; what it has not signed is refused by its signature, and nothing is read for it.',
  '/backup': ['storeExports'],
  '/download/**': ['downloads'],
  '/avatars/**': 'Public files, which the CDN keeps.',
  '/pictures/**': 'Public files, which the CDN keeps.',
  '/catalogue/**':
    'Public files and lists, which the CDN keeps; no search takes much longer than a page (decision 92), and twenty instances at most answer.',
  '/videos': 'Those who manage the store; the bytes go to Cloud Storage, and what no product shows is swept.',
  '/publish/**':
    'Those who manage the store; the bytes go to Cloud Storage, and what is not published is swept.',
  '/api/**': ['apiRequests', 'newDevices', 'newTokens', 'downloads'],
  '/git/**': ['gitFetches'],
  '/mcp': ['agentRequests', 'wrongCodes', 'downloads'],
  '/npm/**': ['packageFetches'],
  '/r/**': ['packageFetches'],
  '/source/**': ['sourceReads', 'changeSizes'],
  '/owners/**': 'Those who manage the store; one count.',
  '/attach/**': ['attachments'],
  '/attachments/**': 'One file for who may read its ticket.',
  '**': 'Public pages, which the CDN keeps; twenty instances at most render them.',
};
