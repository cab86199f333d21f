import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { supportSettingsSchema } from '@tempera/domain/conversations/canned-replies';
import { sellerFields } from '@tempera/domain/money/seller';
import { defaultPrivateSettings, privateFields } from '@tempera/domain/settings/private-settings';
import { defaultSettings, pageIds, siteFields } from '@tempera/domain/settings/settings';
import {
  privateSettingsSchema,
  sellerSchema,
  siteSettingsSchema,
} from '@tempera/domain/settings/settings-schema';
import { collection, type DocumentData, limit, query, serverTimestamp, Timestamp } from 'firebase/firestore';
import { describe, it, onTestFinished } from 'vitest';
import { earlier, seller } from './kit/documents.ts';
import { describeLimits, exactKeys, fieldLimits, type Limit, textLimits } from './kit/limits.ts';
import { describeMatrix, plainSubject, type Subject } from './kit/matrix.ts';
import { openRules, openStore } from './kit/open-rules.ts';
import { writeSigned } from './kit/signing.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('settings');

function settings(id: keyof typeof openStore, updated: DocumentData): Subject {
  return {
    path: () => id,
    stored: () => openStore[id],
    created: () => openStore[id],
    updated: () => updated,
    listed: (db) => query(collection(db, 'settings'), limit(10)),
  };
}

describeMatrix(rules, 'settings/site', settings('settings/site', { heroTitle: 'Made slowly' }));
describeMatrix(rules, 'settings/private', settings('settings/private', { emailName: 'Store' }));
describeMatrix(
  rules,
  'settings/mail',
  plainSubject(() => 'settings/mail'),
);
describeMatrix(rules, 'settings/seller', settings('settings/seller', { taxId: 'T-2' }));
const owners = { ownerApprovesRefundsOverCents: 50_000, requireSecondFactor: false };
describeMatrix(rules, 'settings/owner', {
  ...settings('settings/seller', { ownerApprovesRefundsOverCents: null }),
  path: () => 'settings/owner',
  stored: () => owners,
  created: () => owners,
});
const canned = { cannedReplies: ['Hello!', 'One moment, please.'] };
describeMatrix(rules, 'settings/support', {
  ...settings('settings/seller', { cannedReplies: ['Hello.'] }),
  path: () => 'settings/support',
  stored: () => canned,
  created: () => canned,
});
describeMatrix(rules, 'settings/maintenance', settings('settings/maintenance', { message: 'Back soon' }));
describeMatrix(
  rules,
  'settings/other',
  plainSubject(() => 'settings/other'),
);

const { pacing } = defaultSettings;
const titlesOf = (length: number) => Object.fromEntries(pageIds.map((id) => [id, 'x'.repeat(length)]));

function numeralLimits(field: string, good: string[], bad: unknown[]): Limit[] {
  return [
    ...good.map((value) => [`${field} ${value}`, { [field]: value }, true] as const),
    ...bad.map((value) => [`${field} ${JSON.stringify(value)}`, { [field]: value }, false] as const),
  ];
}

describeLimits(
  {
    name: 'settings/site',
    rules,
    as: 'admin',
    path: () => 'settings/site',
    good: () => ({ ...defaultSettings }),
    schema: siteSettingsSchema,
  },
  [
    ...fieldLimits(siteFields),
    ...numeralLimits('taxRate', ['0', '8.5', '100'], ['', '-1', '100.01', 'x', '8,5', 8.5, null]),
    ...numeralLimits('sessionTimeout', ['1', '30', '10080'], ['', '0', '10081', 'x', 30, null]),
    ['creatorHandle empty', { creatorHandle: '' }, true],
    ['creatorHandle at 40 characters', { creatorHandle: 'x'.repeat(40) }, true],
    ['creatorHandle at 41 characters', { creatorHandle: 'x'.repeat(41) }, false],
    ['creatorHandle with a slash', { creatorHandle: 'a/b' }, false],
    ['creatorHandle in capitals', { creatorHandle: 'Studio' }, false],
    ['pacing off', { pacing: { splashMs: 0, notFoundMs: 0, forbiddenMs: 0 } }, true],
    [
      'pacing at its slowest',
      { pacing: { splashMs: 10_000, notFoundMs: 10_000, forbiddenMs: 10_000 } },
      true,
    ],
    ...Object.keys(pacing).flatMap((key): Limit[] => [
      [`${key} above 10 s`, { pacing: { ...pacing, [key]: 10_001 } }, false],
      [`${key} below 0`, { pacing: { ...pacing, [key]: -1 } }, false],
      [`${key} as text`, { pacing: { ...pacing, [key]: '10' } }, false],
    ]),
    ['pacing as a list', { pacing: [1, 2, 3] }, false],
    ...(Object.keys(siteFields) as (keyof typeof siteFields)[]).map(
      (key) => [`without ${key}`, { [key]: undefined }, siteFields[key].mayBeMissing ?? false] as const,
    ),
    ['communityUrl empty', { communityUrl: '' }, true],
    ['communityUrl at its longest', { communityUrl: `https://${'x'.repeat(292)}` }, true],
    ['communityUrl too long', { communityUrl: `https://${'x'.repeat(293)}` }, false],
    ['communityUrl without TLS', { communityUrl: 'http://example.com' }, false],
    ['communityUrl that is a script', { communityUrl: 'javascript:alert(1)' }, false],
    ['communityUrl as a number', { communityUrl: 7 }, false],
    ['promises empty', { promises: {} }, true],
    ['a year of refunds', { promises: { refundDays: 365, security: 'x'.repeat(80), support: '' } }, true],
    ['more than a year of refunds', { promises: { refundDays: 366 } }, false],
    ['refunds in half days', { promises: { refundDays: 1.5 } }, false],
    ['refund days as text', { promises: { refundDays: '30' } }, false],
    ['a long promise of support', { promises: { support: 'x'.repeat(80) } }, true],
    ['a longer promise of support', { promises: { support: 'x'.repeat(81) } }, false],
    ['a longer promise of security', { promises: { security: 'x'.repeat(81) } }, false],
    ['a promise in two lines', { promises: { security: 'x\ny' } }, false],
    ['a promise that there is not', { promises: { delivery: 'x' } }, false],
    ['promises as a list', { promises: [] }, false],
    ['tax empty', { tax: {} }, true],
    ['tax by country', { tax: { mode: 'by-country', country: 'DE', included: true, oss: true } }, true],
    ['tax in a way that there is not', { tax: { mode: 'none' } }, false],
    ['tax of a country in words', { tax: { country: 'Germany' } }, false],
    ['tax of a country in small letters', { tax: { country: 'de' } }, false],
    ...['included', 'oss', 'gb', 'ch', 'no'].flatMap((key): Limit[] => [
      [`tax with ${key}`, { tax: { [key]: true } }, true],
      [`tax with ${key} as text`, { tax: { [key]: 'true' } }, false],
    ]),
    ['tax of all states', { tax: { states: Array(51).fill('NY 12.125').join('\n') } }, true],
    ['tax of states without end', { tax: { states: Array(61).fill('NY 12.125').join('\n') } }, false],
    ['tax of two states', { tax: { states: 'NY 8.875\nTX 6' } }, true],
    ['tax of a state at its own rate', { tax: { states: 'TX 6\nNY' } }, true],
    ['tax of a state without a code of two letters', { tax: { states: 'TX 6\nNYC' } }, false],
    ['tax of a state at a hundred percent', { tax: { states: 'NY 100' } }, false],
    ['tax of a state with more decimals', { tax: { states: 'NY 8.8751\nTX 6' } }, false],
    ['tax of two states on a line', { tax: { states: 'NY 8 TX 6' } }, false],
    ['tax of a state as a number', { tax: { states: 8 } }, false],
    ['tax of states as a list', { tax: { states: ['NY 8'] } }, false],
    ['tax with a field of no meaning', { tax: { rate: 19 } }, false],
    ['tax as a list', { tax: [] }, false],
    ['pages empty', { pages: {} }, true],
    [
      'all page texts at their longest',
      { pages: { titles: titlesOf(120), descriptions: titlesOf(300) } },
      true,
    ],
    ...pageIds.flatMap((id): Limit[] => [
      [`${id} with an empty title`, { pages: { titles: { [id]: '' } } }, true],
      [`${id} with a longer title`, { pages: { titles: { [id]: 'x'.repeat(121) } } }, false],
      [`${id} with a longer description`, { pages: { descriptions: { [id]: 'x'.repeat(301) } } }, false],
      [`${id} with a number for a title`, { pages: { titles: { about: 'x', [id]: 1 } } }, false],
    ]),
    ['page texts in two lines', { pages: { titles: { about: 'x\ny' } } }, false],
    ['a map for a title', { pages: { titles: { about: {} } } }, false],
    ['a page that there is not', { pages: { titles: { shop: 'Shop' } } }, false],
    ['page texts of another kind', { pages: { images: {} } }, false],
    ['titles as a list', { pages: { titles: [] } }, false],
    ['pages as a list', { pages: [] }, false],
    ['pages as null', { pages: null }, false],
  ],
);

describeLimits(
  {
    name: 'settings/site, stricter than the schema',
    rules,
    as: 'admin',
    path: () => 'settings/site',
    good: () => ({ ...defaultSettings }),
  },
  [
    ['a field of no meaning', { extra: true }, false],
    ['pacing with a field of no meaning', { pacing: { ...pacing, extra: 1 } }, false],
    ['a rate in another notation', { taxRate: '1e1' }, false],
  ],
);

describeLimits(
  {
    name: 'settings/private',
    rules,
    as: 'owner',
    path: () => 'settings/private',
    good: () => ({ ...defaultPrivateSettings }),
    schema: privateSettingsSchema,
  },
  [...fieldLimits(privateFields)],
);

describe('by whom and how soon after their login', () => {
  const token = (role: string, minutesAgo: number) => ({
    role,
    auth_time: Math.floor(Date.now() / 1_000) - minutesAgo * 60,
    firebase: { sign_in_provider: 'password' },
  });
  const save = (role: 'admin' | 'owner', minutesAgo: number, path: 'settings/private' | 'settings/seller') =>
    writeSigned(rules.asToken(role, token(role, minutesAgo)), role, path, { set: { ...openStore[path] } });

  it('what the owner decides is changed', async () => {
    const decide = (minutesAgo: number) =>
      writeSigned(rules.asToken('owner', token('owner', minutesAgo)), 'owner', 'settings/owner', {
        set: owners,
      });
    await assertSucceeds(decide(9.5));
    await assertFails(decide(10.5));
  });

  it('an owner who has a second factor asks the team for one', async () => {
    const { firebase, ...others } = token('owner', 1);
    const proven = { ...others, firebase: { ...firebase, sign_in_second_factor: 'totp' } };
    const set = { ...owners, requireSecondFactor: true };
    await assertSucceeds(writeSigned(rules.asToken('owner', proven), 'owner', 'settings/owner', { set }));
  });

  it.each(['admin', 'owner'] as const)(
    'the mail server is changed by %s who has signed in within ten minutes',
    async (role) => {
      await assertSucceeds(save(role, 9.5, 'settings/private'));
      await assertFails(save(role, 10.5, 'settings/private'));
      await assertSucceeds(save(role, 10.5, 'settings/seller'));
    },
  );
});

describeLimits(
  {
    name: 'settings/owner',
    rules,
    as: 'owner',
    path: () => 'settings/owner',
    good: () => owners,
  },
  [
    ...exactKeys(owners),
    // Whoever has none may not ask others for one.
    ['a second factor for all', { requireSecondFactor: true }, false],
    ['a second factor as a text', { requireSecondFactor: 'false' }, false],
    ['no amount', { ownerApprovesRefundsOverCents: null }, true],
    ['nothing free', { ownerApprovesRefundsOverCents: 0 }, true],
    ['the largest amount', { ownerApprovesRefundsOverCents: 100_000_000 }, true],
    ['too large an amount', { ownerApprovesRefundsOverCents: 100_000_001 }, false],
    ['a negative amount', { ownerApprovesRefundsOverCents: -1 }, false],
    ['half a cent', { ownerApprovesRefundsOverCents: 0.5 }, false],
    ['an amount as a text', { ownerApprovesRefundsOverCents: '50000' }, false],
  ],
);

const { keepMail: _mail, keepAudit: _audit, ...required } = defaultPrivateSettings;
describeLimits(
  {
    name: 'settings/private, keys',
    rules,
    as: 'admin',
    path: () => 'settings/private',
    good: () => ({ ...defaultPrivateSettings }),
  },
  [
    ...exactKeys(required),
    ['without keepMail', { keepMail: undefined }, true],
    ['without keepAudit', { keepAudit: undefined }, true],
    ['a password', { smtpPassword: 'x' }, false],
  ],
);

const server = { smtpHost: 'smtp.example.com', smtpPort: 465, smtpUser: 'store' };
const elsewhere: Limit[] = [
  ['another host', { smtpHost: 'smtp.example.net' }, false],
  ['no host', { smtpHost: '' }, false],
  ['another port', { smtpPort: 2_525 }, false],
  ['another user', { smtpUser: 'somebody' }, false],
];
const privateForm = {
  rules,
  path: () => 'settings/private',
  good: () => ({ ...defaultPrivateSettings, ...server }),
  before: () => ({ ...defaultPrivateSettings, ...server }),
};
describeLimits({ ...privateForm, name: 'settings/private, the server, by an admin', as: 'admin' }, [
  ['another sender', { emailFrom: 'desk@example.com', emailName: 'Desk', keepMail: '365' }, true],
  ...elsewhere,
]);
describeLimits(
  { ...privateForm, name: 'settings/private, the server, by the owner', as: 'owner' },
  elsewhere.map(([what, change]) => [what, change, true]),
);
describeLimits(
  {
    rules,
    path: () => 'settings/private',
    good: () => ({ ...defaultPrivateSettings }),
    name: 'settings/private, the first server, by an admin',
    as: 'admin',
  },
  [
    ['none', { emailName: 'Desk' }, true],
    ['one', { smtpHost: 'smtp.example.net' }, false],
  ],
);

describeLimits(
  {
    name: 'settings/seller',
    rules,
    as: 'admin',
    path: () => 'settings/seller',
    good: seller,
    schema: sellerSchema,
  },
  [...fieldLimits(sellerFields), ...exactKeys(seller())],
);

describeLimits(
  {
    name: 'settings/support',
    rules,
    as: 'admin',
    path: () => 'settings/support',
    good: () => canned,
    schema: supportSettingsSchema,
  },
  [
    ['no replies', { cannedReplies: [] }, true],
    ['20 replies', { cannedReplies: Array(20).fill('Hello!') }, true],
    ['21 replies', { cannedReplies: Array(21).fill('Hello!') }, false],
    ['a reply of 500 characters', { cannedReplies: ['x'.repeat(500)] }, true],
    ['a reply of 501 characters', { cannedReplies: ['x'.repeat(501)] }, false],
    ['a blank reply', { cannedReplies: ['Hello!', ' '] }, false],
    ['a reply of two lines', { cannedReplies: ['One\nTwo'] }, false],
    ['a reply that is a number', { cannedReplies: [7] }, false],
    ['replies that are a text', { cannedReplies: 'Hello!' }, false],
    ...exactKeys(canned),
  ],
);

const closing = () => ({
  enabled: true,
  message: 'Back soon',
  since: serverTimestamp(),
});
describeLimits(
  {
    name: 'settings/maintenance',
    rules,
    as: 'admin',
    path: () => 'settings/maintenance',
    good: closing,
    before: () => openStore['settings/maintenance'],
  },
  [
    ['closing', {}, true],
    ['opening', { enabled: false, since: null }, true],
    ['open since a time', { enabled: false }, false],
    ['closed since a time of its own', { since: earlier }, false],
    ['closed since never', { since: null }, false],
    ...textLimits('message', 500, false),
    ['enabled as text', { enabled: 'yes' }, false],
    ['with who closed it', { byId: 'admin' }, false],
    ['with their name', { byName: 'Adam Admin' }, false],
    ['until a time', { expectedEnd: earlier }, true],
    ['until nobody knows when', { expectedEnd: null }, true],
    ['until a text', { expectedEnd: 'noon' }, false],
    ['until a number', { expectedEnd: 7 }, false],
    ...exactKeys(closing()),
  ],
);

describe('settings/maintenance', () => {
  it('keeps the time it began when the message changes, and no other', async () => {
    const path = 'settings/maintenance';
    await writeDocs(rules.seed, { [path]: { ...closing(), since: earlier } });
    const save = (fields: object) =>
      writeSigned(rules.as('admin'), 'admin', path, { set: { ...closing(), ...fields } });
    await assertSucceeds(save({ since: earlier, message: 'Soon' }));
    await assertFails(save({ since: Timestamp.fromMillis(0) }));
    await writeDocs(rules.seed, { [path]: openStore[path] });
    await assertFails(save({ since: earlier }));
  });
});

describe('the currency', () => {
  const site = 'settings/site';
  const put = async (before: DocumentData | null, invoices: boolean) => {
    const counter = 'counters/invoices';
    onTestFinished(() => writeDocs(rules.seed, { [site]: openStore[site], [counter]: null }));
    await writeDocs(rules.seed, {
      [site]: before && { ...openStore[site], ...before },
      [counter]: invoices ? { next: 2 } : null,
    });
  };
  const write = (currency: string) =>
    writeSigned(rules.as('owner'), 'owner', site, { set: { ...openStore[site], currency } });

  it('changes while no invoice was numbered', async () => {
    await put({ currency: 'USD' }, false);
    await assertSucceeds(write('EUR'));
  });

  it('stays once one was, while everything else can be changed', async () => {
    await put({ currency: 'EUR' }, true);
    await assertFails(write('USD'));
    await assertFails(write('GBP'));
    await assertSucceeds(write('EUR'));
  });

  it('is dollars where nothing was stored', async () => {
    await put(null, true);
    await assertFails(write('EUR'));
    await assertSucceeds(write('USD'));
  });

  it('is mended where what was stored can’t be used', async () => {
    await put({ currency: 'XXX' }, true);
    await assertSucceeds(write('USD'));
  });
});
