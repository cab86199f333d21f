import { db } from './admin.ts';

/** Every document and collection that functions touch, as design.md §4 lays them out. */
export const refs = {
  site: () => db().doc('settings/site'),
  seller: () => db().doc('settings/seller'),
  maintenance: () => db().doc('settings/maintenance'),
  categories: () => db().collection('categories'),
  products: () => db().collection('products'),
  product: (slug: string) => db().doc(`products/${slug}`),
  version: (slug: string, version: string) => db().doc(`products/${slug}/versions/${version}`),
  catalogue: (name: 'rows' | 'summary') => db().doc(`catalogue/${name}`),
  coupons: () => db().collection('coupons'),
  coupon: (code: string) => db().doc(`coupons/${code}`),
  redemptions: (code: string) => db().collection(`coupons/${code}/redemptions`),
  orders: () => db().collection('orders'),
  order: (orderId: string) => db().doc(`orders/${orderId}`),
  invoices: () => db().collection('invoices'),
  invoice: (id: string) => db().doc(`invoices/${id}`),
  invoiceCounter: () => db().doc('counters/invoices'),
  idempotency: (id: string) => db().doc(`idempotency/${id}`),
  user: (uid: string) => db().doc(`users/${uid}`),
  entitlement: (uid: string, slug: string) => db().doc(`users/${uid}/library/${slug}`),
  downloads: (uid: string) => db().collection(`users/${uid}/downloads`),
  profile: (uid: string) => db().doc(`profiles/${uid}`),
  access: (uid: string) => db().doc(`access/${uid}`),
  accessLog: (uid: string) => db().collection(`access/${uid}/log`),
  mail: (id: string) => db().doc(`mail/${id}`),
};
