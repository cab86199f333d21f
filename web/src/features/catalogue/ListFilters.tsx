import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ListState, PriceFilter, Sort } from '@tempera/domain/catalogue/list-state';
import type { Category } from '@tempera/domain/catalogue/product';
import { type Currency, cents, formatMoney } from '@tempera/domain/money/money';
import { useEffect, useRef } from 'react';
import { SelectField } from '../../ui/SelectField.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { useAtOnce } from '../../ui/use-at-once.ts';

/** The bands of prices, in whole units of the store's currency. */
function pricesIn(currency: Currency): { value: PriceFilter; label: string }[] {
  const whole = (units: number) => formatMoney(cents(units * 100), currency).replace(/\.00$/, '');
  return [
    { value: 'any', label: 'Any price' },
    { value: 'free', label: 'Free' },
    { value: 'under-10', label: `Under ${whole(10)}` },
    { value: '10-to-40', label: `${whole(10)} to ${whole(40)}` },
    { value: 'over-40', label: `Over ${whole(40)}` },
  ];
}
const ratings = [
  { value: '0', label: 'Any rating' },
  { value: '4', label: '4 and up' },
  { value: '4.5', label: '4.5 and up' },
];
const orders: { value: Sort; label: string }[] = [
  { value: 'relevance', label: 'Best match' },
  { value: 'popular', label: 'Most downloaded' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-up', label: 'Price, low to high' },
  { value: 'price-down', label: 'Price, high to low' },
  { value: 'rating', label: 'Best rated' },
];

/** Says what was chosen while the address, and the list with it, are on their way. */
function Filter<T extends string>(props: Parameters<typeof SelectField<T>>[0]) {
  const [value, choose] = useAtOnce(props.value, props.onChange);
  return <SelectField {...props} value={value} onChange={choose} />;
}

interface ListFiltersProps {
  state: ListState;
  /** What the store's templates are written in; one alone leaves nothing to choose. */
  technologies: readonly string[];
  onChange: (change: Partial<ListState>) => void;
}

export function ListFilters({ state, technologies, onChange }: ListFiltersProps) {
  const { currency } = useSettings();
  const asksTechnology = technologies.length > 1 || state.technology !== '';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: `repeat(${asksTechnology ? 2 : 3}, minmax(0, 1fr))`,
          sm: `repeat(${asksTechnology ? 4 : 3}, minmax(0, 200px))`,
        },
        gap: { xs: 2, sm: 4 },
      }}
    >
      <Filter
        label="Price"
        value={state.price}
        options={pricesIn(currency)}
        onChange={(price) => onChange({ price })}
      />
      {asksTechnology && (
        <Filter
          label="Technology"
          value={state.technology}
          options={[
            { value: '', label: 'Any technology' },
            ...technologies.map((value) => ({ value, label: value })),
          ]}
          onChange={(technology) => onChange({ technology })}
        />
      )}
      <Filter
        label="Rating"
        value={String(state.rating)}
        options={ratings}
        onChange={(rating) => onChange({ rating: Number(rating) })}
      />
      <Filter
        label="Sort by"
        value={state.sort}
        options={state.q.trim() ? orders : orders.slice(1)}
        onChange={(sort) => onChange({ sort })}
      />
    </Box>
  );
}

interface CategoryChipsProps {
  categories: readonly Category[];
  chosen: string;
  onChoose: (slug: string) => void;
}

/** Scrolls a row, and nothing around it, so that what is pressed in it is in its middle, unless all of it is in sight. */
function bringIntoSight(row: HTMLElement): void {
  const pressed = row.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
  if (!pressed) return;
  const { left, right } = row.getBoundingClientRect();
  if (pressed.left < left || pressed.right > right)
    row.scrollLeft += (pressed.left + pressed.right - left - right) / 2;
}

/** One category, or all; a phone has them in one row that is swiped, so that templates are in sight at once. */
export function CategoryChips({ categories, chosen, onChoose }: CategoryChipsProps) {
  const [pressed, press] = useAtOnce(chosen, onChoose);
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other choice is brought into sight
  useEffect(() => {
    if (row.current) bringIntoSight(row.current);
  }, [chosen]);
  const chips = [{ slug: '', name: 'All' }, ...categories];
  return (
    <Box
      ref={row}
      role="group"
      aria-label="Category"
      sx={{
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        gap: 2,
        overflowX: { xs: 'auto', sm: 'visible' },
        // As wide as the window, so that a chip is cut off where the screen ends.
        mx: { xs: -5, sm: 0 },
        px: { xs: 5, sm: 0 },
        scrollbarWidth: 'none',
      }}
    >
      {chips.map(({ slug, name }) => (
        <ButtonBase
          key={slug}
          aria-pressed={pressed === slug}
          onClick={() => press(slug)}
          sx={{
            minHeight: 40,
            flexShrink: 0,
            px: 4,
            border: 1,
            borderRadius: 1,
            typography: 'body1',
            borderColor: pressed === slug ? 'text.primary' : 'divider',
            bgcolor: pressed === slug ? 'text.primary' : 'transparent',
            color: pressed === slug ? 'background.default' : 'text.primary',
            '&:hover': { borderColor: 'text.primary' },
          }}
        >
          {name}
        </ButtonBase>
      ))}
    </Box>
  );
}
