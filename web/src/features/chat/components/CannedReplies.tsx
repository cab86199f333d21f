import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useCannedReplies } from '../api/use-desk.ts';

/** Replies that are ready; the chosen one comes into the line, to be sent or changed. */
export function CannedReplies({ onChoose }: { onChoose: (reply: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const replies = useCannedReplies();
  if (replies.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ justifySelf: 'start' }}
      >
        Canned replies
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Canned replies' } }}
      >
        {replies.map((reply) => (
          <MenuItem
            key={reply}
            onClick={() => {
              onChoose(reply);
              setAnchor(null);
            }}
            sx={{ whiteSpace: 'normal', maxWidth: '26rem' }}
          >
            {reply}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
