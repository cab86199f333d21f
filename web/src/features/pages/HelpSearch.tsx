import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SearchField } from '../../ui/SearchField.tsx';
import type { HelpFound } from './search-help.ts';
import type { useSearchText } from './use-search-text.ts';

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** What is said of a search, to eyes and screen readers alike. */
function summary({ faqs, guides }: HelpFound): string {
  if (faqs.length + guides.length === 0) return 'Nothing found';
  return [
    faqs.length > 0 && count(faqs.length, 'answer'),
    guides.length > 0 && count(guides.length, 'article'),
  ]
    .filter(Boolean)
    .join(' and ');
}

interface HelpSearchProps {
  query: ReturnType<typeof useSearchText>;
  found: HelpFound | null;
}

/** The search box of the support page; without a script it asks the server. */
export function HelpSearch({ query: { text, setText, search }, found }: HelpSearchProps) {
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      sx={{ maxWidth: '48rem' }}
    >
      <SearchField
        name="q"
        label="Search the answers"
        placeholder="Licence, money back, download"
        value={text}
        onChange={setText}
      >
        <Button type="submit" variant="contained">
          Search
        </Button>
      </SearchField>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2, minHeight: '1lh' }}>
        {found && summary(found)}
      </Typography>
    </Box>
  );
}
