/** What may go wrong with a call. */
export const onCall = ['limit', 'fail', 'failAfter', 'silence', 'silenceAfter', 'hang', 'hangAfter'] as const;
export type CallFault = (typeof onCall)[number];

/** What may go wrong with a webhook. */
export const onWebhook = ['lose', 'delay', 'double', 'reorder'] as const;
export type WebhookFault = (typeof onWebhook)[number];
