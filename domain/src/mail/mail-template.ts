import { z } from 'zod';
import { type MailTemplate, placeholdersOf } from './render-mail.ts';

/** A mail of the store: its words as they are delivered, and the names that may, and those that must, stand in them. */
export interface MailKind extends MailTemplate {
  label: string;
  /** What each name stands for, with an example for the preview. */
  values: Record<string, string>;
  /** Without these the mail is of no use. */
  needed: readonly string[];
}

const address = (path: string) => `https://store.example.com${path}`;
const everybody = { name: 'Ada Example', store: 'Tempera' };

/** Of mails about the payment of an order. */
const orderValues = {
  ...everybody,
  order: 'ORD-1732161234567001',
  amount: '$3.04',
  lines: 'AstroAccess\nNeo Gate',
  link: address('/checkout/success?order=ORD-1732161234567001'),
};

/** The mails whose texts admins may change. */
export const mailKinds = {
  order: {
    label: 'Order',
    subject: 'Your order {order}',
    text: 'Hello {name},\n\nThank you for your order {order} at {store}.\n\n{lines}\n\n{totals}\n\nView order: {link}\n\n{invoice}\n\nWith an account, your library also has the git command of each template: {libraryLink}\n\nMore templates from {store}: {moreLink}',
    values: {
      ...everybody,
      order: 'ORD-1732161234567001',
      lines: 'AstroAccess: $2.80\nNeo Gate: Free',
      totals: 'Subtotal: $2.80\nTax: $0.24\nTotal: $3.04',
      invoice: 'The page has your downloads and your invoice.',
      link: address('/checkout/success?order=ORD-1732161234567001'),
      libraryLink: address('/profile#library'),
      moreLink: address('/templates'),
      // For words that admins have written before there was the link.
      more: `More templates from Tempera: ${address('/templates')}`,
    },
    needed: ['order', 'totals', 'link'],
  },
  confirmOrder: {
    label: 'Order to confirm',
    subject: 'Confirm your email address for order {order}',
    text: 'Hello,\n\nOrder {order} at {store} was placed with this email address. {standing} If that was you, confirm the address: the page that opens has everything about your order.\n\nConfirm this address and open your order: {link}\n\nIf you didn’t order anything, ignore this email.',
    values: {
      store: everybody.store,
      order: 'ORD-1732161234567001',
      standing: 'It is waiting for the bank to check the payment, which can take a few days.',
      link: address('/checkout/success?order=ORD-1732161234567001'),
    },
    needed: ['order', 'link'],
  },
  confirmFound: {
    label: 'Order found again, to confirm',
    subject: 'Here is the link to order {order}',
    text: 'Hello,\n\nHere is the link you asked for: it opens order {order} at {store}. {standing}\n\nOpen your order: {link}\n\nOpening it also confirms that this email address is yours. If you didn’t ask for the link, ignore this email.',
    values: {
      store: everybody.store,
      order: 'ORD-1732161234567001',
      standing: 'It is waiting for the bank to check the payment, which can take a few days.',
      link: address('/checkout/success?order=ORD-1732161234567001'),
    },
    needed: ['order', 'link'],
  },
  paymentPending: {
    label: 'Payment pending',
    subject: 'Your payment for order {order} is pending',
    text: 'Hello {name},\n\nThank you for your order {order} at {store}. The payment of {amount} is still being checked, which can take a few days. We’ll email you as soon as it goes through.\n\n{lines}\n\nView order: {link}',
    values: orderValues,
    needed: ['order', 'link'],
  },
  paymentAction: {
    label: 'Confirm payment',
    subject: 'Confirm your payment for order {order}',
    text: 'Hello {name},\n\nYour payment of {amount} for your order {order} at {store} waits for you to confirm it. Nothing is charged until you do. Please confirm it within an hour of placing the order.\n\nConfirm payment: {link}',
    values: orderValues,
    needed: ['order', 'link'],
  },
  paymentFailed: {
    label: 'Payment failed',
    subject: 'Your payment for order {order} didn’t go through',
    text: 'Hello {name},\n\nThe payment of {amount} for your order {order} at {store} didn’t go through. Nothing was charged.\n\n{lines}\n\nTry again: {link}',
    values: orderValues,
    needed: ['order', 'link'],
  },
  foundOrder: {
    label: 'Order found again',
    subject: 'Your order {order}',
    text: 'Hello {name},\n\nHere is the link to your order {order} at {store}. {standing}\n\n{lines}\n\nView order: {link}',
    values: {
      ...everybody,
      order: 'ORD-1732161234567001',
      standing: 'Your bank is still checking the payment of $3.04, which can take a few days.',
      lines: 'AstroAccess\nNeo Gate',
      link: address('/checkout/success?order=ORD-1732161234567001'),
    },
    needed: ['standing', 'link'],
  },
  downloads: {
    label: 'Download links',
    subject: 'Downloads for your order {order}',
    text: 'Hello {name},\n\nHere are the templates from your order {order}:\n\n{lines}\n\nView order: {link}',
    values: {
      ...everybody,
      order: 'ORD-1732161234567001',
      lines: 'AstroAccess\nNeo Gate',
      link: address('/checkout/success?order=ORD-1732161234567001'),
    },
    needed: ['link'],
  },
  gift: {
    label: 'Templates given',
    subject: 'Your templates from {store}',
    text: 'Hello {name},\n\nYou have received these templates from {store}, free of charge:\n\n{lines}\n\nThey are in your library.\n\nView order: {link}',
    values: {
      ...everybody,
      order: 'ORD-1732161234567001',
      lines: 'AstroAccess\nNeo Gate',
      link: address('/checkout/success?order=ORD-1732161234567001'),
    },
    needed: ['link'],
  },
  refund: {
    label: 'Refund',
    subject: 'Refund for your order {order}',
    text: 'Hello {name},\n\nWe have refunded {amount} for your order {order} at {store}.\n\n{withdrawn}\n\nView order and credit note: {link}',
    values: {
      ...everybody,
      order: 'ORD-1732161234567001',
      amount: '$3.04',
      withdrawn: 'No longer available to download: AstroAccess.',
      link: address('/checkout/success?order=ORD-1732161234567001'),
    },
    needed: ['amount', 'order'],
  },
  refundFailed: {
    label: 'Refund that did not arrive',
    subject: 'Your refund for {what} did not arrive',
    text: 'Hello {name},\n\nWe refunded {amount} for {what} at {store}, but the money did not reach you and was sent back to us. The credit note has been reversed by a document of its own.\n\n{restored}\n\nPlease answer this email, so that we can send you the money in another way.\n\nView it: {link}',
    values: {
      ...everybody,
      what: 'order ORD-1732161234567001',
      amount: '$3.04',
      restored: 'Available to download until then: AstroAccess.',
      link: address('/checkout/success?order=ORD-1732161234567001'),
    },
    needed: ['amount', 'what'],
  },
  dispute: {
    label: 'Disputed payment',
    subject: '{title}: {what}',
    text: 'Hello {name},\n\n{message}\n\nView it: {link}',
    values: {
      ...everybody,
      title: 'Payment disputed',
      what: 'order ORD-1732161234567001',
      message:
        'Your bank has withdrawn $3.04 of order ORD-1732161234567001 at Tempera, because its payer disputes the payment. Downloads are paused until it decides. If you did not start this dispute, tell your bank and answer this email.',
      link: address('/checkout/success?order=ORD-1732161234567001'),
    },
    needed: ['message', 'link'],
  },
  invitation: {
    label: 'Invitation',
    subject: 'You’re invited to {store}',
    text: 'Hello {name},\n\n{inviter} has created an account for you at {store}. Your role is {role}.\n\nChoose a password: {link}\n\nThe link works once. If it has expired, use “Forgot password?” on the login page to get a new one.',
    values: {
      ...everybody,
      inviter: 'Grace Example',
      role: 'staff',
      link: address('/auth/action?mode=resetPassword'),
    },
    needed: ['link'],
  },
  confirmEmail: {
    label: 'Confirm email',
    subject: 'Confirm your email for {store}',
    text: 'Hello {name},\n\nWelcome to {store}. One step is left: confirm that this address is yours.\n\nConfirm email: {link}\n\nIf you did not sign up, ignore this email.',
    values: { ...everybody, link: address('/auth/action?mode=verifyEmail') },
    needed: ['link'],
  },
  resetPassword: {
    label: 'Reset password',
    subject: 'Reset your password for {store}',
    text: 'Hello {name},\n\nYou asked for a new password for your account at {store}.\n\nChoose a new password: {link}\n\nThe link works once. If you did not ask for it, ignore this email. Your password stays the same.',
    values: { ...everybody, link: address('/auth/action?mode=resetPassword') },
    needed: ['link'],
  },
  changeEmail: {
    label: 'Change email',
    subject: 'Confirm your new email for {store}',
    text: 'Hello {name},\n\nYou asked to use this address for your account at {store}.\n\nConfirm new email: {link}\n\nUntil then your account keeps the address that it has. If you did not ask for it, ignore this email.',
    values: {
      ...everybody,
      link: address('/auth/action?mode=verifyAndChangeEmail'),
    },
    needed: ['link'],
  },
  newDevice: {
    label: 'New device, about the account',
    subject: 'New login to your account at {store}',
    text: 'Hello {name},\n\nSomeone logged in to your account at {store} on a new device: {device}, {date}.\n\nIf it was you, there is nothing to do.\n\nThis wasn’t me: {link}',
    values: {
      ...everybody,
      device: 'Firefox on Windows, Germany',
      date: 'November 21, 2026',
      link: address('/auth/action'),
    },
    needed: ['device', 'link'],
  },
  passwordChanged: {
    label: 'Password changed',
    subject: 'Your password for {store} was changed',
    text: 'Hello {name},\n\nThe password of your account at {store} was changed on {date}. All other devices are logged out.\n\nIf it was you, there is nothing to do.\n\nThis wasn’t me: {link}',
    values: { ...everybody, date: 'November 21, 2026', link: address('/auth/action') },
    needed: ['link'],
  },
  emailChanged: {
    label: 'Email changed, to the former address',
    subject: 'Your email for {store} was changed',
    text: 'Hello {name},\n\nYour account at {store} has a new email address: {newEmail}. This is the last email to the former one.\n\nIf it was you, there is nothing to do.\n\nThis wasn’t me: {link}\n\n{comesBack}',
    values: {
      ...everybody,
      newEmail: 'ada.example@example.com',
      comesBack: 'For seven days the link gives your account this address back.',
      link: address('/auth/action'),
    },
    needed: ['link'],
  },
  newAdmin: {
    label: 'New admin, to the owner',
    subject: '{person} is now an admin of {store}',
    text: 'Hello,\n\n{by} has made {person} an admin of {store}. Admins manage the whole store.\n\nIf they should not be one, take the role back: {usersLink}\n\nIf it was done by your account and you did not do it:\n\nThis wasn’t me: {link}',
    values: {
      store: 'Tempera',
      person: 'Ada Example',
      by: 'Grace Example',
      usersLink: address('/admin/users'),
      link: address('/auth/action'),
    },
    needed: ['person', 'by', 'link'],
  },
  approvalAsked: {
    label: 'Confirmation wanted, to the owner',
    subject: '{by} needs your confirmation',
    text: 'Hello,\n\n{by} wants to do something at {store} that only you can confirm:\n\n{what}\n\nConfirm or decline: {link}',
    values: {
      store: 'Tempera',
      by: 'Grace Example',
      what: 'Refund $600.00 of order ORD-1732161234567001',
      link: address('/admin/approvals'),
    },
    needed: ['by', 'what', 'link'],
  },
  approvalDecided: {
    label: 'Confirmation, answered by the owner',
    subject: '{title}',
    text: 'Hello {name},\n\n{title} at {store}:\n\n{what}\n\nSee it: {link}',
    values: {
      ...everybody,
      title: 'The owner has confirmed',
      what: 'Refund $600.00 of order ORD-1732161234567001',
      link: address('/admin/approvals'),
    },
    needed: ['title', 'what'],
  },
  newVersion: {
    label: 'New version',
    subject: '{product} {version} is out',
    text: 'Hello {name},\n\n{product} {version} is ready to download at {store}. It’s free, because you own an earlier version.\n\n{changes}\n\nYour downloads: {link}',
    values: {
      ...everybody,
      product: 'AstroAccess',
      version: '1.1.0',
      changes: 'The form now says what is missing.',
      link: address('/profile'),
    },
    needed: ['product', 'version', 'link'],
  },
  advisory: {
    label: 'Security notice',
    subject: 'Security notice for {product}',
    text: 'Hello {name},\n\n{notice} Severity: {severity}.\n\nWhat to do:\n\n{advice}\n\nYour downloads: {link}\n\nYou get this email because you own {product} at {store}.',
    values: {
      ...everybody,
      product: 'AstroAccess',
      severity: 'high',
      notice: 'AstroAccess 1.0.0 has a known vulnerability: Open redirect, fixed in 1.0.1.',
      advice: 'Update to 1.0.1. If you can’t, remove the parameter “next” from the login page.',
      link: address('/profile#library'),
    },
    needed: ['notice', 'advice', 'link'],
  },
  moderation: {
    label: 'Moderation',
    subject: '{title}',
    text: 'Hello {name},\n\n{title} at {store}.\n\n{message}\n\nView it: {link}\n\nEmail settings: {preferencesLink}',
    values: {
      ...everybody,
      title: 'Your account was suspended',
      message: 'Until November 28, 2026: spam in reviews.',
      link: address('/problem/contact/id=ada'),
      preferencesLink: address('/profile#notifications'),
    },
    needed: ['message', 'link', 'preferencesLink'],
  },
  reply: {
    label: 'Reply',
    subject: '{title}',
    text: 'Hello {name},\n\n{title} at {store}.\n\n{message}\n\n{more}\n\nView it: {link}\n\nEmail settings: {preferencesLink}',
    values: {
      ...everybody,
      title: 'Support replied',
      message: 'Have you tried the latest version?',
      more: 'You have 2 unread messages.',
      link: address('/profile#tickets'),
      preferencesLink: address('/profile#notifications'),
    },
    needed: ['link', 'preferencesLink'],
  },
  sale: {
    label: 'New orders, to the team',
    subject: '{title} at {store}',
    text: 'Hello {name},\n\n{orders}\n\n{message}\n\nSee the orders: {link}\n\nEmail settings: {preferencesLink}',
    values: {
      ...everybody,
      title: 'New order',
      orders: 'You have a new order.',
      message: 'AstroAccess: $3.04',
      link: address('/admin/orders'),
      preferencesLink: address('/profile#notifications'),
    },
    needed: ['link', 'preferencesLink'],
  },
  paymentAlert: {
    label: 'Disputes and failed refunds, to the team',
    subject: '{title} at {store}',
    text: 'Hello {name},\n\n{title} at {store}.\n\n{message}\n\nView it: {link}\n\nEmail settings: {preferencesLink}',
    values: {
      ...everybody,
      title: 'Payment disputed',
      message: 'ORD-1732161234567001: $3.04. Answer it in the payment provider’s dashboard.',
      link: address('/admin/orders/ORD-1732161234567001'),
      preferencesLink: address('/profile#notifications'),
    },
    needed: ['message', 'link', 'preferencesLink'],
  },
  securityAlert: {
    label: 'Security alerts, to the team',
    subject: '{title} at {store}',
    text: 'Hello {name},\n\n{title} at {store}.\n\n{message}\n\nWhat happened and what to do: {link}',
    values: {
      ...everybody,
      title: 'Many declined cards',
      message: '14 declined payments within an hour. Someone may be testing stolen cards at your checkout.',
      link: address('/admin/security'),
      preferencesLink: address('/profile#notifications'),
    },
    needed: ['message', 'link'],
  },
  planGiven: {
    label: 'Plan given',
    subject: 'Your plan at {store}',
    text: 'Hello {name},\n\nYou have received the {plan} plan at {store}, free of charge. It is yours until {date} and does not renew.\n\nYour plan: {link}',
    values: {
      ...everybody,
      plan: 'Pro',
      date: 'December 21, 2026',
      link: address('/profile#plan'),
    },
    needed: ['plan', 'date', 'link'],
  },
  planReceipt: {
    label: 'Plan receipt',
    subject: 'Your plan at {store}',
    text: 'Hello {name},\n\nWe have charged {amount} for your plan at {store}. It is paid until {date}.\n\nYour plan: {link}',
    values: {
      ...everybody,
      amount: '$9.00',
      date: 'December 21, 2026',
      link: address('/profile#plan'),
    },
    needed: ['amount', 'date', 'link'],
  },
  planRefund: {
    label: 'Plan refund',
    subject: 'Refund for your plan at {store}',
    text: 'Hello {name},\n\nWe have refunded {amount} for your plan at {store}.\n\nYour plan and credit note: {link}',
    values: {
      ...everybody,
      amount: '$9.00',
      link: address('/profile#plan'),
    },
    needed: ['amount'],
  },
  planDeclined: {
    label: 'Plan payment declined',
    subject: 'Your payment was declined',
    text: 'Hello {name},\n\nYour card was declined when we tried to charge {amount} for your plan. We’ll try again on {date}. You can also pay with another card.\n\nYour plan: {link}',
    values: {
      ...everybody,
      amount: '$9.00',
      date: 'November 24, 2026',
      link: address('/profile#plan'),
    },
    needed: ['amount', 'link'],
  },
  planConfirm: {
    label: 'Plan payment to confirm',
    subject: 'Confirm the payment for your plan',
    text: 'Hello {name},\n\nYour bank wants you to confirm the payment of {amount} for your plan at {store}. Until you do, your plan is unpaid. It ends on {date} if it stays so.\n\nConfirm payment: {link}\n\nYou can also pay with another card there.',
    values: {
      ...everybody,
      amount: '$9.00',
      date: 'November 28, 2026',
      link: address('/profile#plan'),
    },
    needed: ['amount', 'link'],
  },
  planPending: {
    label: 'Plan payment pending',
    subject: 'Your payment for the {plan} plan is pending',
    text: 'Hello {name},\n\nThank you for choosing the {plan} plan at {store}. Your bank is still checking the payment of {amount}, which can take a few days. We’ll email you as soon as it goes through.\n\nYour plan: {link}',
    values: { ...everybody, amount: '$9.00', plan: 'Pro', link: address('/profile#plan') },
    needed: ['amount', 'link'],
  },
  planAction: {
    label: 'First plan payment to confirm',
    subject: 'Confirm your payment for the {plan} plan',
    text: 'Hello {name},\n\nYour bank asks you to confirm the payment of {amount} for the {plan} plan at {store}. Nothing is charged until you do. Please confirm it within an hour of choosing the plan.\n\nConfirm payment: {link}',
    values: { ...everybody, amount: '$9.00', plan: 'Pro', link: address('/profile#plan') },
    needed: ['amount', 'link'],
  },
  planFailed: {
    label: 'Plan payment failed',
    subject: 'Your payment didn’t go through',
    text: 'Hello {name},\n\nThe payment of {amount} for the {plan} plan at {store} didn’t go through. You were not charged, and your plan stays as it was. You can try again with another card.\n\nYour plan: {link}',
    values: {
      ...everybody,
      amount: '$9.00',
      plan: 'Pro',
      link: address('/profile#plan'),
    },
    needed: ['amount', 'link'],
  },
  planEnded: {
    label: 'Plan ended',
    subject: 'Your plan has ended',
    text: 'Hello {name},\n\n{reason} You keep your templates.\n\nYour plan: {link}',
    values: {
      ...everybody,
      reason: 'We could not charge $9.00 for your plan, so it has ended.',
      link: address('/profile#plan'),
    },
    needed: ['reason', 'link'],
  },
  contact: {
    label: 'Contact form',
    subject: '{store} support: {subject}',
    text: '{name} <{email}> writes:\n\n{message}',
    values: {
      ...everybody,
      email: 'ada@example.com',
      subject: 'Fonts on the landing page',
      message: 'Which fonts does AstroAccess use?',
    },
    needed: ['name', 'email', 'message'],
  },
  review: {
    label: 'New review',
    subject: '{store}: a review of {product}',
    text: 'Someone reviewed {product}: {rating} of 5 stars.\n\nRead it: {link}',
    values: {
      store: everybody.store,
      product: 'AstroAccess',
      rating: '5',
      link: address('/product/category=landing-page/astroaccess/preview'),
    },
    needed: ['product', 'link'],
  },
} as const satisfies Record<string, MailKind>;

export type MailKindId = keyof typeof mailKinds;
export const mailKindIds = Object.keys(mailKinds) as [MailKindId, ...MailKindId[]];

/** Mails to thousands at once, for which nobody waits. */
const announcements: readonly MailKindId[] = ['newVersion', 'advisory'];

/** Whether a mail goes ahead of announcements; those of no kind were written by a person. */
export const isUrgent = (kind: MailKindId | undefined): boolean =>
  kind === undefined || !announcements.includes(kind);

export const templateLimits = { subject: 200, text: 5_000 } as const;

/** Words that are checked all at once: everything that is wrong with them stands in one message. */
const checkedWords = (problemsOf: (words: string) => string[]) =>
  z
    .string()
    .trim()
    .superRefine((words, context) => {
      const problems = problemsOf(words);
      if (problems.length > 0) context.addIssue(problems.join(' '));
    });

/** The words of a mail as admins type them: their length, names without a meaning, and needed names that are missing. */
export function templateForm(id: MailKindId) {
  const { values, needed }: MailKind = mailKinds[id];
  const unknownIn = (words: string) =>
    [...new Set(placeholdersOf(words))]
      .filter((name) => !Object.hasOwn(values, name))
      .map((name) => `{${name}} is not a placeholder in this email.`);
  return z.object({
    subject: checkedWords((subject) => [
      ...(subject === '' || subject.length > templateLimits.subject || /[\r\n]/.test(subject)
        ? [`Enter a subject of up to ${templateLimits.subject} characters on one line.`]
        : []),
      ...unknownIn(subject),
    ]),
    text: checkedWords((text) => [
      ...(text.length > templateLimits.text
        ? [`Shorten the text to ${templateLimits.text} characters.`]
        : []),
      ...unknownIn(text),
      ...needed
        .filter((name) => !placeholdersOf(text).includes(name))
        .map((name) => `The text needs {${name}}.`),
    ]),
  });
}

/** `settings/mail`, what admins put in their own words, over the store's; a broken one falls back. */
export function mergeTemplates(stored: unknown): Record<MailKindId, MailTemplate> {
  const given = ((stored as { templates?: unknown } | null | undefined)?.templates ?? {}) as Record<
    string,
    unknown
  >;
  const of = (id: MailKindId): MailTemplate => {
    const { subject, text } = mailKinds[id];
    return templateForm(id).safeParse(given[id]).data ?? { subject, text };
  };
  return Object.fromEntries(mailKindIds.map((id) => [id, of(id)])) as Record<MailKindId, MailTemplate>;
}
