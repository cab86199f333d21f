import Box from '@mui/material/Box';
import { type ChangeEvent, type ReactNode, useEffect } from 'react';
import { Icon } from './Icon.tsx';
import { useEarlyInput } from './use-early-input.ts';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** A button at the end. */
  children?: ReactNode;
}

/** A search box without MUI's TextField or InputBase: 25 KB that public pages can't afford. `/` focuses it. */
export function SearchField({ label, placeholder, onChange, children, ...input }: SearchFieldProps) {
  const field = useEarlyInput<HTMLInputElement>(input.value, onChange);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        pl: 4,
        pr: 1.5,
        minHeight: 56,
        border: 1,
        borderColor: 'edge',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
      }}
    >
      <Icon name="search" />
      <Box
        {...input}
        ref={field}
        component="input"
        type="search"
        aria-label={label}
        maxLength={200}
        enterKeyHint="search"
        placeholder={placeholder}
        onChange={onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value))}
        sx={{
          flex: 1,
          // Without a width of its own an input asks for twenty letters, which a phone does not have.
          width: '100%',
          minWidth: 0,
          p: 0,
          border: 0,
          bgcolor: 'transparent',
          color: 'text.primary',
          typography: 'body1',
          '&:focus-visible': { outline: 'none' },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
          '&::-webkit-search-cancel-button': { cursor: 'pointer' },
        }}
      />
      {children}
    </Box>
  );
}

/** `/` anywhere on the page puts the focus into its search box, unless somebody is typing. */
export function useSearchKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as HTMLElement).closest('input, textarea, select, [contenteditable]')) return;
      const field = document.querySelector<HTMLInputElement>('main input[type=search]');
      if (!field) return;
      event.preventDefault();
      field.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
