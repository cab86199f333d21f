import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { useCount } from '../../../ui/use-count.ts';
import { countAllProducts, countProductsIn } from '../api/count-products.ts';

const cards = [
  { title: 'Total', count: countAllProducts },
  { title: 'Active', count: () => countProductsIn('active') },
  { title: 'Drafts', count: () => countProductsIn('draft') },
  { title: 'Archived', count: () => countProductsIn('archived') },
] as const;

function CountCard({ title, count }: (typeof cards)[number]) {
  return <StatCard title={title} figure={useCount(count)?.toLocaleString('en-US')} />;
}

/** How many products there are, in which state. */
export function ProductCounts() {
  return (
    <StatCards>
      {cards.map((card) => (
        <CountCard key={card.title} {...card} />
      ))}
    </StatCards>
  );
}
