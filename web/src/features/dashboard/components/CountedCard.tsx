import type { Span } from '@tempera/domain/reports/sales-period';
import { useCallback } from 'react';
import { StatCard } from '../../../ui/StatCard.tsx';
import { useCount } from '../../../ui/use-count.ts';
import { Growth } from './Growth.tsx';

interface CountedCardProps {
  title: string;
  href?: string;
  span: Span;
  before: Span;
  than: string;
  count: (span: Span) => Promise<number>;
}

/** How many there are new in a period, and how that compares with the one before. */
export function CountedCard({ title, href, span, before, than, count }: CountedCardProps) {
  const { from, to } = span;
  const { from: fromBefore, to: toBefore } = before;
  const now = useCount(useCallback(() => count({ from, to }), [count, from, to]));
  const then = useCount(
    useCallback(() => count({ from: fromBefore, to: toBefore }), [count, fromBefore, toBefore]),
  );
  return (
    <StatCard
      title={title}
      figure={typeof now === 'number' ? now.toLocaleString('en-US') : now}
      note={<Growth now={now} before={then} than={than} />}
      {...(href ? { href } : {})}
    />
  );
}
