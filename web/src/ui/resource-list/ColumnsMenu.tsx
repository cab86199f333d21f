import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { hiddenColumns, isOptional } from './hidden-columns.ts';
import type { Column } from './resource.ts';

interface ColumnsMenuProps<T, More> {
  /** Names the list among all, for what the browser keeps. */
  list: string;
  columns: readonly Column<T, More>[];
}

/** Which columns a list shows, of those that this screen is wide enough for. A phone has its rows as cards. */
export function ColumnsMenu<T, More>({ list, columns }: ColumnsMenuProps<T, More>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const store = hiddenColumns(list);
  const hidden = store.use();
  const { breakpoints } = useTheme();
  const fits = {
    sm: useMediaQuery(breakpoints.up('sm')),
    md: useMediaQuery(breakpoints.up('md')),
    lg: useMediaQuery(breakpoints.up('lg')),
  };
  const offered = columns.filter(isOptional).filter(({ from }) => !from || fits[from]);
  if (!fits.sm || offered.length === 0) return null;
  const turn = (column: string) =>
    store.set(hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column]);
  // It goes with the last column that was away, and would take the focus along.
  const showAll = () => {
    setAnchor(null);
    store.set([]);
  };
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        color="secondary"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<Icon name="chevronDown" size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} aria-labelledby={id}>
        {offered.map(({ id: column, head }) => {
          const on = !hidden.includes(column);
          return (
            <MenuItem key={column} role="menuitemcheckbox" aria-checked={on} onClick={() => turn(column)}>
              <Box component="span" sx={{ width: 28, color: 'ultramarine.text' }}>
                {on && <Icon name="check" size={18} />}
              </Box>
              {head}
            </MenuItem>
          );
        })}
        {hidden.length > 0 && (
          <MenuItem onClick={showAll} sx={{ borderTop: 1, borderColor: 'divider' }}>
            Show all columns
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
