import type { IconName } from '../../ui/icon-paths.ts';

/** Screens that a demo can be tried on; `width` and `height` in px. The desktop's shape is that of the screenshots. */
export const devices = {
  desktop: { label: 'Desktop', icon: 'desktop', width: 1280, height: 800 },
  tablet: { label: 'Tablet', icon: 'tablet', width: 768, height: 800 },
  phone: { label: 'Phone', icon: 'phone', width: 390, height: 700 },
} as const satisfies Record<string, { label: string; icon: IconName; width: number; height: number }>;

export type Device = keyof typeof devices;

/** Where the place is too narrow to read a shrunken desktop, the demo starts as on a phone. */
export const startDevice = (availableWidth: number): Device => (availableWidth < 600 ? 'phone' : 'desktop');
