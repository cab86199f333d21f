import type { PersonName } from './people.ts';

export const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

type Mark = '+' | '-';
/** One mark for each of {@link operations}, in their order. */
type Row = `${Mark}${Mark}${Mark}${Mark}${Mark}`;
/** A forgotten person or operation is a type error. */
type Rows = Record<PersonName, Row>;

function everybody(row: Row): Rows {
  return {
    visitor: row,
    guest: row,
    customer: row,
    stranger: row,
    banned: row,
    suspended: row,
    released: row,
    staff: row,
    suspendedStaff: row,
    bannedAdmin: row,
    admin: row,
    owner: row,
    demotedAdmin: row,
    loweredAdmin: row,
    unclaimedAdmin: row,
    recordlessAdmin: row,
  };
}

/** `row` for all but the two who manage the store. */
function managed(row: Row, managers: Row): Rows {
  return { ...everybody(row), admin: managers, owner: managers };
}

const nobody = everybody('-----');
const publicAndManaged = managed('++---', '+++++');
/** Written by functions; whose it is and the managers read it. */
const ownAndManagers: Rows = {
  ...managed('-----', '++---'),
  guest: '++---',
  customer: '++---',
  released: '++---',
};

const forStaff: Rows = { ...managed('-----', '++---'), staff: '++---' };

/** A person's own tickets, restricted or not, and all of them for those who answer. */
const ownAndStaff: Rows = {
  ...managed('-----', '++---'),
  staff: '++---',
  customer: '++---',
  banned: '++---',
  suspended: '++---',
  released: '++---',
};

/** `row` for those who may chat, on a session of their own. */
function chatting(row: Row): Rows {
  return { ...nobody, guest: row, customer: row, released: row };
}
/** What two members say to each other is read by those two alone, while nothing restricts them. */
const between: Rows = { ...nobody, customer: '++---', released: '++---' };

/**
 * Who may do what to which document: one table, which the specs beside it try cell by cell.
 * Columns are get, list, create, update, delete. A customer, guest and the three with a restriction are tried on their
 * own documents, everybody else on a customer's.
 */
export const table = {
  'settings/site': managed('+----', '+-++-'),
  'settings/private': managed('-----', '+-++-'),
  'settings/mail': managed('-----', '+----'),
  'settings/seller': managed('-----', '+-++-'),
  'settings/owner': { ...managed('-----', '+----'), owner: '+-++-' },
  approvals: managed('-----', '++---'),
  'settings/support': { ...managed('-----', '+-++-'), staff: '+----' },
  'settings/maintenance': managed('+----', '+-++-'),
  'settings/creator': managed('+----', '+-++-'),
  categories: managed('++---', '++++-'),
  plans: publicAndManaged,
  faqs: publicAndManaged,
  advisories: managed('++---', '++++-'),
  legalTexts: publicAndManaged,
  guides: publicAndManaged,
  'products, active': managed('++---', '++++-'),
  'products, draft': managed('-----', '++++-'),
  'products, archived': {
    ...managed('-----', '++++-'),
    guest: '+----',
    customer: '+----',
    released: '+----',
  },
  'versions, active': everybody('++---'),
  'versions, draft': managed('-----', '++---'),
  'versions, archived': {
    ...managed('-----', '++---'),
    guest: '++---',
    customer: '++---',
    released: '++---',
  },
  'sources, active': everybody('+----'),
  'sources, draft': managed('-----', '+----'),
  'sources, archived': {
    ...managed('-----', '+----'),
    guest: '+----',
    customer: '+----',
    released: '+----',
  },
  reviews: { ...everybody('++---'), customer: '+++++', released: '+++++' },
  abuseReports: {
    ...managed('-----', '++-+-'),
    staff: '++-+-',
    customer: '--+--',
    released: '--+--',
  },
  catalogue: everybody('++---'),
  coupons: managed('-----', '+++++'),
  redemptions: managed('-----', '++---'),
  orders: ownAndManagers,
  // Who writes which is tried in orders.test.ts.
  'order notes': managed('-----', '++--+'),
  'order history': managed('-----', '++---'),
  refunds: managed('-----', '++---'),
  invoices: {
    ...managed('-----', '++---'),
    guest: '+----',
    customer: '+----',
    released: '+----',
  },
  creditNotes: {
    ...managed('-----', '++---'),
    guest: '+----',
    customer: '+----',
    released: '+----',
  },
  creditReversals: {
    ...managed('-----', '++---'),
    guest: '+----',
    customer: '+----',
    released: '+----',
  },
  ledger: managed('-----', '++---'),
  reconciliations: managed('-----', '++---'),
  planChanges: managed('-----', '++---'),
  subscriptions: {
    ...managed('-----', '++---'),
    guest: '+----',
    customer: '+----',
    released: '+----',
  },
  'plan charges': ownAndManagers,
  'charge refunds': managed('-----', '++---'),
  users: {
    ...managed('-----', '++---'),
    guest: '+----',
    customer: '+--+-',
    released: '+--+-',
    staff: '++---',
  },
  library: ownAndManagers,
  claims: ownAndManagers,
  allowances: ownAndManagers,
  downloads: ownAndManagers,
  tokens: { ...nobody, customer: '++---', released: '++---' },
  'sign-ins': { ...nobody, customer: '++---', released: '++---' },
  wishlist: { ...nobody, guest: '++---', customer: '+++++', released: '+++++' },
  // Restricted people open tickets, which count.
  tallies: {
    ...nobody,
    guest: '+-++-',
    customer: '+-++-',
    banned: '+-++-',
    suspended: '+-++-',
    released: '+-++-',
  },
  // Rooms are begun, and messages sent, together: rooms.test.ts.
  rooms: { ...between, customer: '++-+-', released: '++-+-' },
  'room messages': { ...between, customer: '++-+-', released: '++-+-' },
  typing: { ...nobody, customer: '+-++-', released: '+-++-' },
  blocks: { ...nobody, customer: '+++-+', released: '+++-+' },
  'abuseReports, message': {
    ...managed('-----', '++-+-'),
    staff: '++-+-',
    customer: '--+--',
    released: '--+--',
  },
  notifications: { ...nobody, customer: '++-+-', released: '++-+-' },
  'notification preferences': { ...nobody, customer: '+-++-', released: '+-++-' },
  profiles: {
    ...everybody('+----'),
    visitor: '-----',
    guest: '-----',
    banned: '-----',
    suspended: '-----',
    suspendedStaff: '-----',
    bannedAdmin: '-----',
    customer: '+--+-',
    released: '+--+-',
    staff: '++---',
    admin: '++---',
    owner: '++---',
  },
  handles: {
    ...everybody('+----'),
    visitor: '-----',
    guest: '-----',
    banned: '-----',
    suspended: '-----',
    suspendedStaff: '-----',
    bannedAdmin: '-----',
  },
  access: {
    ...managed('-----', '++---'),
    guest: '+----',
    customer: '+----',
    banned: '+----',
    suspended: '+----',
    released: '+----',
    staff: '++---',
  },
  'access log': forStaff,
  // Who may write which is tried in person-notes.test.ts, as is what they hold.
  'person notes': { ...managed('-----', '++--+'), staff: '++---' },
  'person tags': { ...managed('-----', '+----'), staff: '+----' },
  tickets: {
    ...ownAndStaff,
    admin: '++-+-',
    owner: '++-+-',
    staff: '++-+-',
  },
  'ticket messages': {
    ...ownAndStaff,
    admin: '++-+-',
    owner: '++-+-',
    staff: '++-+-',
  },
  chats: { ...chatting('++++-'), staff: '++-+-', admin: '++-+-', owner: '++-+-' },
  'chat messages': { ...chatting('++---'), staff: '++-+-', admin: '++-+-', owner: '++-+-' },
  'chat typing': { ...chatting('-+++-'), staff: '-+---', admin: '-+---', owner: '-+---' },
  'ticket notes': forStaff,
  'ticket attachments': ownAndStaff,
  appeals: {
    ...managed('-----', '++---'),
    staff: '++---',
    customer: '+----',
    released: '+----',
    banned: '+-+--',
    suspended: '+-+--',
  },
  stats: managed('-----', '++---'),
  audit: managed('-----', '++---'),
  archived: everybody('+----'),
  addresses: everybody('+----'),
  couponBatches: nobody,
  couponUses: nobody,
  mail: managed('-----', '++---'),
  idempotency: nobody,
  limits: nobody,
  migrations: nobody,
  counters: nobody,
  attestations: nobody,
  accessTokens: nobody,
  deviceCodes: nobody,
  deletions: nobody,
  paymentCustomers: nobody,
  paymentEvents: nobody,
  uploads: nobody,
  git: nobody,
  packages: nobody,
  uncounted: nobody,
  figures: nobody,
  announcements: nobody,
  'settings/other': nobody,
  unknown: nobody,
} as const satisfies Record<string, Rows>;

export type SubjectName = keyof typeof table;
