import Box from '@mui/material/Box';
import { orderStatuses } from '@tempera/domain/orders/order';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { OrderFilter } from '../order-filter.ts';
import { statusLooks } from '../order-words.ts';

const options = [
  { value: 'all' as const, label: 'All' },
  ...orderStatuses.map((status) => ({ value: status, label: statusLooks[status].label })),
];

interface OrderFiltersProps {
  filter: OrderFilter;
  onChange: (filter: OrderFilter) => void;
}

/** Status and days; an empty day is no bound. */
export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const day = (name: 'from' | 'to') => ({
    name,
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filter, [name]: target.value }),
  });
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        gap: 4,
        '& > *': { flex: '1 1 9rem', maxWidth: { sm: '14rem' } },
      }}
    >
      <SelectField
        tall
        label="Status"
        value={filter.status}
        options={options}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <TextInput type="date" label="From" field={day('from')} />
      <TextInput type="date" label="To" field={day('to')} />
    </Box>
  );
}
