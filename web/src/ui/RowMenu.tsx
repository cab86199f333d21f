import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AppLink } from './AppLink.tsx';
import { Icon } from './Icon.tsx';

/** Something that can be done about a row, or a page about it. */
export type RowAction = { label: string; danger?: boolean } & ({ run: () => void } | { href: string });

interface RowMenuProps {
  /** What the row is about, as it is read out. */
  of: string;
  actions: readonly RowAction[];
  /** Stands above the actions. */
  note?: string | null;
  /** Without a word on its button, for rows that have no room for it. */
  compact?: boolean;
}

/** The menu of a table's row. */
export function RowMenu({ of, actions, note, compact = false }: RowMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What is offered may change under the pointer, as a restriction ends: nothing that was read moves, and what has gone can't be pressed.
  const [read, setRead] = useState(actions);
  const id = useId();
  const button = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-label': `Actions for ${of}`,
    onClick: (event: React.MouseEvent<HTMLElement>) => {
      setRead(actions);
      setAnchor(event.currentTarget);
    },
  } as const;
  return (
    <>
      {compact ? (
        <IconButton {...button}>
          <MoreVert fontSize="small" />
        </IconButton>
      ) : (
        <Button {...button} size="small" endIcon={<Icon name="chevronDown" size={16} />}>
          Actions
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} aria-labelledby={id}>
        {note && (
          <Typography
            component="li"
            role="presentation"
            variant="body2"
            color="textSecondary"
            sx={{ px: 4, pb: 2, maxWidth: '16rem' }}
          >
            {note}
          </Typography>
        )}
        {read.map(({ label, danger }) => {
          const action = actions.find((one) => one.label === label);
          const look = { disabled: !action, sx: danger ? { color: 'vermilion.text' } : undefined };
          if (action && 'href' in action) {
            return (
              <MenuItem {...look} key={label} component={AppLink} href={action.href}>
                {label}
              </MenuItem>
            );
          }
          const choose = () => {
            setAnchor(null);
            action?.run();
          };
          return (
            <MenuItem {...look} key={label} onClick={choose}>
              {label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
