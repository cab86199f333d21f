import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

interface InsertMenuProps {
  label: string;
  /** What there is to choose, each another text. */
  choices: readonly string[];
  onChoose: (text: string) => void;
}

/** Texts that are ready for the line somebody writes in; nothing where there are none. */
export function InsertMenu({ label, choices, onChoose }: InsertMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (choices.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ justifySelf: 'start' }}
      >
        {label}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {choices.map((text) => (
          <MenuItem
            key={text}
            onClick={() => {
              onChoose(text);
              setAnchor(null);
            }}
            sx={{ whiteSpace: 'normal', maxWidth: '26rem' }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
