import { formatCount } from '@tempera/domain/site/plain-text';
import { StatCard, StatCards } from '../StatCard.tsx';
import { useFigure } from '../use-figure.ts';

interface FigureCardsProps<F> {
  /** By aggregation queries: a figure costs no document. */
  ask: () => Promise<F>;
  cards: readonly { title: string; of: (figures: F) => number | string; note?: string }[];
}

const textOf = (figure: number | string) => (typeof figure === 'number' ? formatCount(figure) : figure);

/** The figures above a list. A new `key` asks again. */
export function FigureCards<F>({ ask, cards }: FigureCardsProps<F>) {
  const figures = useFigure(ask);
  return (
    <StatCards compact>
      {cards.map(({ title, of, note }) => (
        <StatCard compact key={title} title={title} note={note} figure={figures && textOf(of(figures))} />
      ))}
    </StatCards>
  );
}
