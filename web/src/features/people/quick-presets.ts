import type { Duration, ModerationAction } from '@tempera/domain/people/moderation';

/** A restriction of fixed length, without a dialog to fill in. */
export interface QuickPreset {
  action: ModerationAction;
  label: string;
  /** What the toast says when it is done. */
  done: string;
  duration: Duration;
  /** How long, in words. */
  time: string;
}

const suspend = (hours: number, time: string): QuickPreset => ({
  action: 'suspend',
  label: `Suspend ${hours}h`,
  done: 'User Suspended',
  duration: { days: 0, hours, minutes: 0 },
  time,
});

/** The quick actions of each panel's ticket list. */
export const quickPresets = {
  staff: [suspend(1, '1 hour')],
  admin: [
    suspend(2, '2 hours'),
    {
      action: 'ban',
      label: 'Ban 1 day',
      done: 'User Banned',
      duration: { days: 1, hours: 0, minutes: 0 },
      time: '1 day',
    },
  ],
} as const satisfies Record<string, readonly QuickPreset[]>;
export type QuickPanel = keyof typeof quickPresets;

/** What stands as the reason, as nobody is asked for one. */
export const quickReason = 'Quick action from the support tickets';
