import { guaranteeOf } from '@tempera/domain/orders/guarantee';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { IconName } from './Icon.tsx';

interface Promised {
  icon: IconName;
  title: string;
  text: string;
}

/** What every template comes with; a promise without a title is not made. */
export const promisesOf = ({ refundDays, support }: SiteSettings['promises']): Promised[] =>
  promised(refundDays, support).filter(({ title }) => title !== '');

const promised = (refundDays: number, support: string): Promised[] => [
  {
    icon: 'shield',
    title: 'Commercial license included',
    text: 'Use a template in as many of your own and your clients’ projects as you like.',
  },
  {
    icon: 'refresh',
    title: 'Regular updates',
    text: 'New versions of what you own are yours, with a list of what changed.',
  },
  {
    icon: 'clock',
    title: guaranteeOf(refundDays),
    text: `Not what you hoped for? Write to us within ${refundDays} days.`,
  },
  {
    icon: 'chat',
    title: support,
    text: 'Stuck? Write to us.',
  },
  {
    icon: 'code',
    title: 'Read before you buy',
    text: 'Every page lists the files, with source code and a live demo where there is one.',
  },
];
