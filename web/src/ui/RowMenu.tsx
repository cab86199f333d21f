import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Icon } from './Icon.tsx';

/** Something that can be done about a row. */
export interface RowAction {
  label: string;
  run: () => void;
}

interface RowMenuProps {
  /** What the row is about, as it is read out. */
  of: string;
  actions: readonly RowAction[];
}

/** The menu of a table's row. */
export function RowMenu({ of, actions }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const offer = actions.map(({ label }) => label).join();
  const [offered, setOffered] = useState(offer);
  // What is offered may change under the pointer, as a restriction ends: nobody presses what they had not read.
  if (offer !== offered) {
    setOffered(offer);
    setAnchor(null);
  }
  return (
    <>
      <Button
        id={id}
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Actions for ${of}`}
        endIcon={<Icon name="chevronDown" size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Actions
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} aria-labelledby={id}>
        {actions.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
