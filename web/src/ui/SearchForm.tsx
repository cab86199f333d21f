import Box from '@mui/material/Box';
import { SearchField } from './SearchField.tsx';

interface SearchFormProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** The search of a panel's list, which follows what is typed. */
export const SearchForm = (field: SearchFormProps) => (
  <Box component="form" role="search" onSubmit={(event) => event.preventDefault()} sx={{ maxWidth: '32rem' }}>
    <SearchField {...field} />
  </Box>
);
