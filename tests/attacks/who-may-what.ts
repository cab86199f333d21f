/**
 * Who may do what to a document that is somebody else's, or the store's; whatever stands here as a dot is attacked. Written by hand from
 * docs/security.md, not from the rules: `collections.test.ts` holds the rules to it, and it to name all that the rules name.
 *
 * Columns: everybody (visitors, guests, and customers who are banned), members (customers, and those whose token claims a role that
 * their record does not know), staff, admins, and last whose it is. In each: g get, l list, c create, u update, d delete.
 */
export const whoMayWhat = {
  //                                              everybody members staff admins theirs
  'settings/site': /*                          */ 'g.... g.... g.... g..u. .....',
  'settings/private': /*                       */ '..... ..... ..... g..u. .....',
  'settings/owner': /*                         */ '..... ..... ..... g.... .....',
  'settings/mail': /*                          */ '..... ..... ..... g.... .....',
  'settings/seller': /*                        */ '..... ..... ..... g..u. .....',
  'settings/support': /*                       */ '..... ..... g.... g..u. .....',
  'settings/maintenance': /*                   */ 'g.... g.... g.... g..u. .....',
  'settings/creator': /*                       */ 'g.... g.... g.... g..u. .....',
  'settings/{id}, any other': /*               */ '..... ..... ..... ..... .....',
  '{collection}/{id}/marks/{mark}': /*         */ '..... ..... ..... ..... .....',
  'archived/{slug}': /*                        */ 'g.... g.... g.... g.... .....',
  'addresses/{address}': /*                    */ 'g.... g.... g.... g.... .....',
  'categories/{slug}': /*                      */ 'gl... gl... gl... glcu. .....',
  'plans/{id}': /*                             */ 'gl... gl... gl... glcud .....',
  'legalTexts/{id}': /*                        */ 'gl... gl... gl... glcud .....',
  'guides/{id}': /*                            */ 'gl... gl... gl... glcud .....',
  'faqs/{id}': /*                              */ 'gl... gl... gl... glcud .....',
  'advisories/{id}': /*                        */ 'gl... gl... gl... glcu. .....',
  'products/{slug}': /*                        */ 'g.... g.... g.... glcu. .....',
  'products/{slug}, a draft': /*               */ '..... ..... ..... glcu. .....',
  'products/{slug}/versions/{version}': /*     */ '..... ..... ..... gl... .....',
  'products/{slug}/versions/{version}/sources/{n}': '..... ..... ..... g.... .....',
  'products/{slug}/reviews/{uid}': /*          */ 'gl... gl... gl... gl... glcud',
  'abuseReports/{id}': /*                      */ '..... ..... gl.u. gl.u. ..c..',
  'catalogue/{shard}': /*                      */ 'gl... gl... gl... gl... .....',
  'coupons/{code}': /*                         */ '..... ..... ..... glcud .....',
  'coupons/{code}/redemptions/{slot}': /*      */ '..... ..... ..... gl... .....',
  'orders/{id}': /*                            */ '..... ..... ..... gl... g....',
  'orders/{id}/history/{event}': /*            */ '..... ..... ..... gl... .....',
  'orders/{id}/refunds/{refund}': /*           */ '..... ..... ..... gl... .....',
  'orders/{id}/notes/{note}': /*               */ '..... ..... ..... glc.d .....',
  'invoices/{id}': /*                          */ '..... ..... ..... gl... g....',
  'creditNotes/{id}': /*                       */ '..... ..... ..... gl... g....',
  'creditReversals/{id}': /*                   */ '..... ..... ..... gl... g....',
  'ledger/{id}': /*                            */ '..... ..... ..... gl... .....',
  'reconciliations/{day}': /*                  */ '..... ..... ..... gl... .....',
  'planChanges/{id}': /*                       */ '..... ..... ..... gl... .....',
  'subscriptions/{uid}': /*                    */ '..... ..... ..... gl... g....',
  'subscriptions/{uid}/charges/{id}': /*       */ '..... ..... ..... gl... gl...',
  'subscriptions/{uid}/charges/{id}/refunds/{refund}': '..... ..... ..... gl... .....',
  'users/{uid}': /*                            */ '..... ..... gl... gl... g..u.',
  'users/{uid}/library/{slug}': /*             */ '..... ..... ..... gl... gl...',
  'users/{uid}/claims/{slug}': /*              */ '..... ..... ..... gl... gl...',
  'users/{uid}/allowances/{month}': /*         */ '..... ..... ..... gl... gl...',
  'users/{uid}/downloads/{id}': /*             */ '..... ..... ..... gl... gl...',
  'users/{uid}/wishlist/{slug}': /*            */ '..... ..... ..... ..... glcud',
  'users/{uid}/blocks/{other}': /*             */ '..... ..... ..... ..... glc.d',
  'users/{uid}/sessions/{id}': /*              */ '..... ..... ..... ..... gl...',
  'users/{uid}/tokens/{id}': /*                */ '..... ..... ..... ..... gl...',
  // What counts is made with what it counts, which is tried there.
  'users/{uid}/tallies/{kind}': /*             */ '..... ..... ..... ..... g....',
  'users/{uid}/notifications/{key}': /*        */ '..... ..... ..... ..... gl.u.',
  'users/{uid}/preferences/notifications': /*  */ '..... ..... ..... ..... g..u.',
  'users/{uid}/secrets/{id}, named nowhere': /**/ '..... ..... ..... ..... .....',
  'tickets/{id}': /*                           */ '..... ..... gl.u. gl.u. g.c..',
  'tickets/{id}/notes/{note}': /*              */ '..... ..... glc.. glc.. .....',
  'tickets/{id}/present/{uid}': /*             */ '..... ..... .l... .l... .....',
  'tickets/{id}/attachments/{attachment}': /*  */ '..... ..... gl... gl... gl...',
  'tickets/{id}/messages/{message}': /*        */ '..... ..... gl.u. gl.u. gl...',
  'chats/{id}': /*                             */ '..... ..... gl.u. gl.u. g.cu.',
  'chats/{id}/messages/{message}': /*          */ '..... ..... gl.u. gl.u. gl...',
  'chats/{id}/typing/{uid}': /*                */ '..... ..... .l... .l... .lcu.',
  'rooms/{id}': /*                             */ '..... ..... ..... ..... g.c..',
  'rooms/{id}/messages/{message}': /*          */ '..... ..... ..... ..... gl...',
  'rooms/{id}/typing/{uid}': /*                */ '..... ..... ..... ..... g.cu.',
  'profiles/{uid}': /*                         */ '..... g.... gl... gl... g..u.',
  'handles/{handle}': /*                       */ '..... g.... g.... g.... .....',
  'approvals/{id}': /*                         */ '..... ..... ..... gl... .....',
  'access/{uid}': /*                           */ '..... ..... gl... gl... g....',
  'access/{uid}/log/{id}': /*                  */ '..... ..... gl... gl... .....',
  'access/{uid}/notes/{note}': /*              */ '..... ..... glc.. glc.d .....',
  'access/{uid}/desk/tags': /*                 */ '..... ..... g..u. g..u. .....',
  'appeals/{id}': /*                           */ '..... ..... gl... gl... g....',
  'stats/{document=**}': /*                    */ '..... ..... ..... gl... .....',
  'mail/{id}': /*                              */ '..... ..... ..... gl... .....',
  'audit/{id}': /*                             */ '..... ..... ..... gl... .....',
  'accessTokens/{id}, named nowhere': /*       */ '..... ..... ..... ..... .....',
  'deviceCodes/{id}, named nowhere': /*        */ '..... ..... ..... ..... .....',
  'announcements/{id}, named nowhere': /*      */ '..... ..... ..... ..... .....',
  'attestations/{id}, named nowhere': /*       */ '..... ..... ..... ..... .....',
  'counters/{id}, named nowhere': /*           */ '..... ..... ..... ..... .....',
  'couponBatches/{id}, named nowhere': /*      */ '..... ..... ..... ..... .....',
  'couponUses/{id}, named nowhere': /*         */ '..... ..... ..... ..... .....',
  'deletions/{id}, named nowhere': /*          */ '..... ..... ..... ..... .....',
  'idempotency/{id}, named nowhere': /*        */ '..... ..... ..... ..... .....',
  'imports/{id}, named nowhere': /*            */ '..... ..... ..... ..... .....',
  'migrations/{id}, named nowhere': /*         */ '..... ..... ..... ..... .....',
  'paymentCustomers/{id}, named nowhere': /*   */ '..... ..... ..... ..... .....',
  'paymentEvents/{id}, named nowhere': /*      */ '..... ..... ..... ..... .....',
  'products/{slug}/git/{id}, named nowhere': /**/ '..... ..... ..... ..... .....',
  'products/{slug}/packages/{id}, named nowhere': '..... ..... ..... ..... .....',
  'products/{slug}/uncounted/{id}, named nowhere': '..... ..... ..... ..... .....',
  'products/{slug}/figures/{id}, named nowhere': '..... ..... ..... ..... .....',
  'limits/{id}, named nowhere': /*             */ '..... ..... ..... ..... .....',
  'uploads/{id}, named nowhere': /*            */ '..... ..... ..... ..... .....',
} as const satisfies Record<string, string>;

export type TargetName = keyof typeof whoMayWhat;
export const targetNames = Object.keys(whoMayWhat) as TargetName[];

export const operations = { g: 'get', l: 'list', c: 'create', u: 'update', d: 'delete' } as const;
export type Letter = keyof typeof operations;

const columns = ['everybody', 'members', 'staff', 'admins', 'theirs'] as const;
type Column = (typeof columns)[number];

export const may = (column: Column, name: TargetName, letter: Letter): boolean =>
  (whoMayWhat[name].split(' ')[columns.indexOf(column)] ?? '').includes(letter);
