import type { Role } from '@tempera/domain/people/roles';
import { serverTimestamp, Timestamp } from 'firebase/firestore';

/** A time in the past, for documents that stand already. */
export const earlier = Timestamp.fromMillis(Date.UTC(2026, 0, 1));

/** A product as an admin's form creates it. */
export function newProduct() {
  return {
    title: 'Star Chart',
    description: 'A chart of the stars.',
    fullDescription: '# Star Chart',
    priceCents: 280,
    currency: 'USD',
    category: 'auth',
    tags: ['stars', 'night'],
    features: ['Responsive'],
    includes: ['Source', 'License'],
    image: '/images/products/starchart.webp',
    pictures: ['/pictures/starchart-phone.png'],
    video: '/pictures/starchart.mp4',
    demoUrl: 'https://demo.example.com/starchart',
    technology: 'React',
    browsers: 'All current ones',
    build: 'Vite',
    license: 'Commercial',
    status: 'active',
    rating: 0,
    reviewCount: 0,
    downloads: 0,
    version: '',
    dateAdded: serverTimestamp(),
    updatedAt: serverTimestamp(),
  };
}

/** A product as it stands in the store. */
export function product(status = 'active') {
  return { ...newProduct(), version: '1.0.0', status, dateAdded: earlier, updatedAt: earlier };
}

export function category() {
  return { name: 'Auth', description: 'Logging in.', featured: ['Star Chart'], colour: 'ochre', order: 1 };
}

export function plan() {
  return {
    name: 'Pro',
    priceCents: 2900,
    period: 'month',
    description: 'For teams.',
    features: ['All templates'],
    buttonText: 'Choose Pro',
    popular: true,
    responsePromise: 'within a day',
    order: 2,
  };
}

export function faq() {
  return { question: 'May I change it?', answer: 'Yes.', group: 'General', order: 1 };
}

/** As it is published; a stored one has another time. */
export function advisory(slug = 'neo') {
  return {
    slug,
    severity: 'high',
    title: 'Open redirect',
    text: 'Update to 1.1.0.',
    versions: ['1.0.0'],
    fixedIn: '1.1.0',
    publishedAt: serverTimestamp() as unknown,
    withdrawnAt: null,
  };
}

export function pageText() {
  return { title: 'Terms', description: 'What holds.', body: '## Prices\n\nBefore tax.' };
}

export function newCoupon() {
  return {
    description: 'A tenth off.',
    type: 'percentage',
    value: 10,
    minAmountCents: 0,
    maxUses: 10,
    usedCount: 0,
    perCustomer: 1,
    expiryDate: Timestamp.fromMillis(Date.UTC(2100, 0, 1)),
    status: 'active',
    createdDate: serverTimestamp(),
  };
}

export function coupon() {
  return { ...newCoupon(), usedCount: 3, createdDate: earlier };
}

export function newReview(authorName: string, authorRole: Role = 'customer') {
  return {
    rating: 5,
    text: 'Reads like a book.',
    authorName,
    authorRole,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  };
}

export function review(authorName: string, authorRole: Role = 'customer') {
  return { ...newReview(authorName, authorRole), createdAt: earlier, updatedAt: earlier };
}

/** A report of the review of `slug` by `author`, as its reporter sends it. */
export function newReport(slug: string, author: string, reporter: string) {
  return {
    kind: 'review',
    slug,
    reviewUid: author,
    reporterUid: reporter,
    reason: 'spam',
    text: 'An advertisement.',
    at: serverTimestamp(),
    status: 'open',
  };
}

/** A report of another's message in a room of the reporter's. */
export function newMessageReport(roomId: string, messageId: string, reporter: string) {
  return {
    kind: 'message',
    roomId,
    messageId,
    reportedUid: messageId.replace(/_.*/, ''),
    reporterUid: reporter,
    reason: 'spam',
    text: 'An advertisement.',
    excerpt: 'Hello.',
    at: serverTimestamp(),
    status: 'open',
  };
}

export function order(uid: string) {
  return {
    uid,
    customer: { name: 'Ada Example', email: 'ada@example.com' },
    billing: { firstName: 'Ada', lastName: 'Example' },
    lines: [{ slug: 'starchart', name: 'Star Chart', priceCents: 280, quantity: 1 }],
    subtotalCents: 280,
    discountCents: 0,
    taxCents: 24,
    totalCents: 304,
    currency: 'USD',
    couponCode: null,
    status: 'completed',
    paymentStatus: 'paid',
    date: earlier,
  };
}

export function invoice(uid: string) {
  const { status, paymentStatus, date, ...billed } = order(uid);
  return { ...billed, orderId: 'ORD-1', number: 1, issuedAt: date, seller: seller() };
}

export function creditNote(uid: string) {
  return { ...invoice(uid), credits: { number: 1, issuedAt: 0 } };
}

export function creditReversal(uid: string) {
  return { ...creditNote(uid), reverses: { number: 1, issuedAt: 0 } };
}

export function ledgerEntry(uid: string) {
  return {
    kind: 'charge',
    of: { type: 'order', id: 'ORD-1', uid },
    grossCents: 304,
    taxCents: 24,
    netCents: 280,
    currency: 'USD',
    provider: 'stripe',
    reference: 'pi_1',
    at: earlier,
  };
}

export function seller() {
  return { name: 'Store', address: '1 Row\nTown', taxId: 'T-1', email: 'store@example.com' };
}

export function user(uid: string) {
  return {
    name: `Name of ${uid}`,
    email: `${uid.toLowerCase()}@example.com`,
    avatar: '',
    bio: '',
    joinDate: earlier,
    lastLogin: earlier,
    lastActive: earlier,
    totalOrders: 0,
    downloads: 0,
    totalSpentCents: 0,
    plan: 'starter',
  };
}

export function profile(uid: string) {
  const handle = 'k3v2a-mqx5t';
  return { name: `Name of ${uid}`, avatar: '', bio: '', handle, role: 'customer', lastSeen: earlier };
}
