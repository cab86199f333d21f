import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import type { Entry } from './api/find.ts';
import { keepRecent, readRecent, useFound } from './palette-entries.ts';
import type { PanelLink } from './panel-links.ts';

interface CommandPaletteProps {
  links: readonly PanelLink[];
  uid: string;
  onClose: () => void;
}

const toEntry = ({ href, label }: PanelLink): Entry => ({
  key: href,
  kind: 'Screens',
  label,
  note: '',
  href,
});

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Goes to a screen, a product, an order, a user or a ticket by a few letters. */
export default function CommandPalette({ links, uid, onClose }: CommandPaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const [recent] = useState(() => readRecent(uid));
  const search = text.trim();
  const { found, state } = useFound(search, links);
  const screens = links
    .map(toEntry)
    .filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  const entries = search === '' ? [...recent, ...screens] : [...screens, ...found];
  const active = entries[Math.min(at, entries.length - 1)];
  const go = (entry: Entry) => {
    keepRecent(uid, entry);
    onClose();
    navigate(entry.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, entries.length - 1) + step + entries.length) % entries.length);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      go(active);
    }
  };
  const status = {
    idle: '',
    searching: 'Searching…',
    failed: 'The search didn’t work. Please try again.',
    done: entries.length === 0 ? 'Nothing found.' : '',
  }[state];
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label="Find anything"
      fullWidth
      maxWidth="sm"
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
    >
      <SearchInput
        value={text}
        onChange={(next) => {
          setText(next);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        listId={`${id}-list`}
        activeId={active && `${id}-${active.key}`}
      />
      <Box sx={{ overflowY: 'auto', maxHeight: '60vh', px: 2, pb: 3 }}>
        <EntryList id={id} entries={entries} active={active} onGo={go} />
        <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 3, pt: status ? 3 : 0 }}>
          {status}
        </Typography>
      </Box>
    </Dialog>
  );
}

interface SearchInputProps {
  value: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The list that it opens, and the entry that Enter would take. */
  listId: string;
  activeId: string | undefined;
}

/** The field of the palette: a combobox whose list is always open. */
function SearchInput({ value, onChange, onKeyDown, listId, activeId }: SearchInputProps) {
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Icon name="search" />
      <Box
        component="input"
        type="text"
        role="combobox"
        aria-label="Find a screen, product, order, user or ticket"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        autoFocus
        maxLength={100}
        placeholder="Screens, products, orders, users, tickets"
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

interface EntryListProps {
  id: string;
  entries: readonly Entry[];
  active: Entry | undefined;
  onGo: (entry: Entry) => void;
}

/** The lines of the palette under the names of their kinds. The focus stays in the field; the active one is marked. */
function EntryList({ id, entries, active, onGo }: EntryListProps) {
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const activeId = active && `${id}-${active.key}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <Box role="listbox" id={`${id}-list`} aria-label="What was found">
      {kinds.map((kind) => (
        <Box key={kind} role="group" aria-label={kind}>
          <Typography aria-hidden variant="body2" color="textSecondary" sx={{ px: 3, pt: 3, pb: 1 }}>
            {kind}
          </Typography>
          {entries
            .filter((entry) => entry.kind === kind)
            .map((entry) => (
              <Box
                key={entry.key}
                id={`${id}-${entry.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry === active}
                onClick={() => onGo(entry)}
                sx={option}
              >
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {entry.label}
                </Box>
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {entry.note}
                </Typography>
              </Box>
            ))}
        </Box>
      ))}
    </Box>
  );
}

const option = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
  px: 3,
  py: 2.5,
  borderRadius: 1,
  cursor: 'pointer',
  '&:hover': { bgcolor: 'sunk' },
  '&[aria-selected=true]': { bgcolor: 'ultramarine.tint', color: 'ultramarine.text' },
} as const;
