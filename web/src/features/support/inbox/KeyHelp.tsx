import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SwitchRow } from '../../../ui/SwitchRow.tsx';
import { shortcuts, useKeys } from './use-keys.ts';

const keys = [
  ['j', 'Next ticket'],
  ['k', 'Previous ticket'],
  ['r', 'Reply'],
  ['a', 'Assign to me'],
  ['e', 'Close the ticket'],
  ['u', 'Back to the list'],
  ['/', 'Search'],
  ['?', 'This list'],
] as const;

/** The keys of the inbox, behind a button and `?`. */
export function KeyHelp() {
  const [open, setOpen] = useState(false);
  const on = shortcuts.use();
  useKeys({ '?': () => setOpen(true) }, true);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ display: { xs: 'none', md: 'inline-flex' }, ml: 'auto' }}
      >
        Keyboard shortcuts
      </Button>
      <Dialog
        open={open}
        title="Keyboard shortcuts"
        onClose={close}
        actions={
          <Button variant="contained" onClick={close}>
            Close
          </Button>
        }
      >
        <SwitchRow title="Use single keys" on={on} onChange={shortcuts.set} />
        <Box component="dl" sx={list}>
          {keys.map(([key, what]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box component="kbd" sx={cap}>
                  {key}
                </Box>
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {what}
              </Box>
            </Box>
          ))}
        </Box>
      </Dialog>
    </>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  mt: 5,
  mb: 0,
} as const;

const cap = {
  display: 'inline-block',
  minWidth: 28,
  px: 2,
  border: 1,
  borderColor: 'edge',
  borderRadius: 1,
  typography: 'mono',
  textAlign: 'center',
} as const;
