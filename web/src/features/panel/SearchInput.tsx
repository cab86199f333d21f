import Box from '@mui/material/Box';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { Icon } from '../../ui/Icon.tsx';

interface SearchInputProps {
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The list that it opens, and the entry that Enter would take. */
  listId: string;
  activeId: string | undefined;
}

/** The field of the palette: a combobox whose list is always open. */
export function SearchInput({ value, onChange, onKeyDown, listId, activeId }: SearchInputProps) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Icon name="search" />
      <Box
        component="input"
        type="text"
        role="combobox"
        aria-label="Find a screen, product, order or user"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        autoFocus
        maxLength={100}
        placeholder="Screens, products, orders, users"
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 60,
          p: 0,
          border: 0,
          bgcolor: 'transparent',
          color: 'text.primary',
          typography: 'body1',
          '&:focus-visible': { outline: 'none' },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
    </Box>
  );
}
