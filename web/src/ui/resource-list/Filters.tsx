import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { SearchField } from '../SearchField.tsx';
import { SelectField } from '../SelectField.tsx';
import { TextInput } from '../TextInput.tsx';
import type { Filter, Query, Search } from './resource.ts';

interface FiltersProps {
  search?: Pick<Search<never>, 'label' | 'placeholder'>;
  filters: readonly Filter[];
  query: Query;
  /** What is searched for, as typed. */
  text: string;
  onFind: (text: string) => void;
  onFilter: (name: string, value: string | null) => void;
}

/** Search and fields in one row, buttons and views each in a row below. */
export function Filters({ search, filters, query, text, onFind, onFilter }: FiltersProps) {
  const propsOf = (filter: Filter) => ({
    filter,
    value: query.filters[filter.name] ?? null,
    onChoose: (value: string | null) => onFilter(filter.name, value),
  });
  const fields = filters.filter(({ as }) => as === 'select' || as === 'day');
  return (
    <>
      {(search || fields.length > 0) && (
        <Box sx={fieldRow}>
          {search && (
            <Box
              component="form"
              role="search"
              onSubmit={(event) => event.preventDefault()}
              sx={{ flex: '1 1 16rem', maxWidth: fields.length > 0 ? 'none' : '32rem' }}
            >
              <SearchField {...search} value={text} onChange={onFind} />
            </Box>
          )}
          {fields.map((filter) => (
            <Box key={filter.name} sx={{ flex: { xs: '1 1 6rem', sm: '0 1 11rem' } }}>
              <Field {...propsOf(filter)} />
            </Box>
          ))}
        </Box>
      )}
      {filters.map((filter) => {
        if (filter.as === 'buttons') return <Choices key={filter.name} {...propsOf(filter)} />;
        if (filter.as === 'views' && query.text === '')
          return <Views key={filter.name} {...propsOf(filter)} />;
        return null;
      })}
    </>
  );
}

/** Search and fields as high as a button: the rows below are what the screen is for. */
const fieldRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 2,
  '& form > div': { minHeight: 44 },
  '& .MuiOutlinedInput-root': { height: 44, px: { xs: 2, sm: 3 } },
  '& .MuiOutlinedInput-input': { px: 0 },
} as const;

interface FilterProps {
  filter: Filter;
  value: string | null;
  onChoose: (value: string | null) => void;
}

/** As a select says it that nothing is left out. */
const everything = 'all';

function Field({ filter, value, onChoose }: FilterProps) {
  const { name, label, as, all = '', options = [] } = filter;
  if (as === 'day') {
    const onChange = ({ target }: { target: { value: string } }) => onChoose(target.value);
    return <TextInput type="date" label={label} field={{ name, value: value ?? '', onChange }} />;
  }
  return (
    <SelectField
      label={label}
      value={value ?? everything}
      options={[{ value: everything, label: all }, ...options]}
      onChange={(chosen) => onChoose(chosen === everything ? null : chosen)}
    />
  );
}

const allOf = ({ all = 'All', options = [] }: Filter): { value: string | null; label: string }[] => [
  { value: null, label: all },
  ...options,
];

const Choices = ({ filter, value: chosen, onChoose }: FilterProps) => (
  <Box role="group" aria-label={filter.label} sx={choiceRow}>
    {allOf(filter).map(({ value, label }) => (
      <Button
        key={value}
        size="small"
        variant={chosen === value ? 'contained' : 'outlined'}
        color={chosen === value ? 'primary' : 'secondary'}
        aria-pressed={chosen === value}
        onClick={() => onChoose(value)}
      >
        {label}
      </Button>
    ))}
  </Box>
);

/** One row on a phone, which scrolls: what was chosen from is below it. */
const choiceRow = {
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  gap: 2,
  overflowX: { xs: 'auto', sm: 'visible' },
  p: { xs: 1, sm: 0 },
  m: { xs: -1, sm: 0 },
  '& > *': { flexShrink: 0 },
} as const;

const Views = ({ filter, value: current }: FilterProps) => (
  <Box component="nav" aria-label={filter.label} sx={{ display: 'flex', gap: 2 }}>
    {allOf(filter).map(({ value, label }) => (
      <Link
        key={value}
        href={value === null ? '?' : `?${filter.name}=${value}`}
        underline="none"
        variant="body2"
        aria-current={value === current ? 'page' : undefined}
        sx={view}
      >
        {label}
      </Link>
    ))}
  </Box>
);

const view = {
  px: 4,
  py: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.primary',
  fontWeight: 600,
  '&:hover': { bgcolor: 'sunk' },
  '&[aria-current]': { bgcolor: 'ultramarine.tint', borderColor: 'transparent' },
} as const;
