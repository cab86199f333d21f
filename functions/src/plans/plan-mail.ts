import type { MailMessage } from '@tempera/domain/mail/mail';
import { renderMail } from '@tempera/domain/mail/render-mail';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { PlanCharge, Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { paths } from '@tempera/domain/site/paths';
import { linkTo } from '../mail/queued-mail.ts';

/** Who has a plan; `member` null for an account that is gone or has never begun a session. */
export interface PlanOwner {
  uid: string;
  member: { name: string; email: string } | null;
}

/** A mail of a plan; the same event always has the same id, so that it is queued once. */
export interface PlanMail {
  id: string;
  to: string;
  message: MailMessage;
}

/** @returns null for a person without an address, or when the store sends no mail */
function mailTo(
  { member }: Pick<PlanOwner, 'member'>,
  id: string,
  subject: string,
  lines: readonly string[],
  settings: SiteSettings,
): PlanMail | null {
  if (!member?.email || !settings.emailNotifications) return null;
  const message = renderMail(
    { subject, text: 'Hello {name},\n\n{lines}\n\nYour plan: {link}' },
    {
      name: member.name,
      lines: lines.join('\n\n'),
      link: linkTo(`${paths.profile}#plan`, settings),
    },
  );
  return { id, to: member.email, message };
}

/** What a person is told once a charge has ended: the receipt, or that a renewal didn't go through. */
export function mailAfter(
  state: Pick<PlanOwner, 'member'>,
  charge: PlanCharge,
  after: Subscription | null,
  settings: SiteSettings,
): PlanMail | null {
  const { id, kind, status, amountCents, currency, periodEnd } = charge;
  const amount = formatMoney(amountCents as Cents, currency);
  const mail = (subject: string, ...lines: string[]) => mailTo(state, `plan-${id}`, subject, lines, settings);
  if (status === 'paid') {
    if (!settings.orderNotifications) return null;
    return mail(
      `Your plan at ${settings.siteName}`,
      `We have charged ${amount} for your plan at ${settings.siteName}. It is paid until ${formatLongUtcDate(periodEnd)}.`,
    );
  }
  // Whoever is at the checkout sees there that the card was declined.
  if (kind !== 'renewal' || !after) return null;
  return after.dueAt === null
    ? mail(
        'Your plan has ended',
        `We could not charge ${amount} for your plan, so it has ended. You keep your templates.`,
      )
    : mail(
        'Your payment was declined',
        `Your card was declined when we tried to charge ${amount} for your plan. We’ll try again on ${formatLongUtcDate(after.dueAt)}. You can also pay with another card.`,
      );
}

/** What a person is told when a plan ends without a charge: they canceled it, or the store has it no more. */
export function mailOfEnd(
  state: Pick<PlanOwner, 'member'>,
  subscription: Subscription,
  uid: string,
  settings: SiteSettings,
): PlanMail | null {
  const id = `plan-${uid}-${subscription.periodEnd}-ended`;
  const line = `Your plan at ${settings.siteName} has ended. You keep your templates.`;
  return mailTo(state, id, 'Your plan has ended', [line], settings);
}
