import { StatCard } from '../../ui/StatCard.tsx';
import { useCount } from '../../ui/use-count.ts';
import { countedAtMost } from './api/counts.ts';

interface FigureCardProps {
  title: string;
  href: string;
  count: () => Promise<number>;
}

/** A figure that is counted when the screen opens, and the way to what it counts. */
export function FigureCard({ title, href, count }: FigureCardProps) {
  const counted = useCount(count);
  const figure =
    typeof counted === 'number'
      ? `${counted.toLocaleString('en-US')}${counted === countedAtMost ? '+' : ''}`
      : counted;
  return <StatCard title={title} href={href} figure={figure} />;
}
