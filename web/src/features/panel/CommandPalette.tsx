import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EntryList } from './EntryList.tsx';
import type { Entry } from './palette-entry.ts';
import type { PanelLink } from './panel-links.ts';
import { keepRecent, readRecent } from './recent.ts';
import { SearchInput } from './SearchInput.tsx';
import { useFound } from './use-found.ts';

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

/** Goes to a screen, a product, an order or a user by a few letters. */
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
    failed: 'The store could not be searched. Please try again.',
    done: entries.length === 0 ? 'Nothing begins with this.' : '',
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
