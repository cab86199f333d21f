import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { copyText } from '../../../ui/copy-text.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';

interface NewTokenProps {
  name: string;
  token: string;
  onDone: () => void;
}

/** The one time that a token is shown; it stays until its person says that they have it, or leaves the section. */
export function NewToken({ name, token, onDone }: NewTokenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLeaveGuard(true);
  // Where the dialog has just closed, whose button is no place for the focus any more.
  useEffect(() => title.current?.focus(), []);
  const copy = () => copyText(token, { done: 'Token copied', instead: 'Select the token instead.' });
  return (
    <Box
      component="section"
      aria-label="Your new token"
      sx={{ display: 'grid', gap: 3, p: { xs: 4, sm: 6 }, borderRadius: 1, bgcolor: 'verdigris.tint' }}
    >
      <Typography ref={title} tabIndex={-1} variant="h5" component="h3" sx={{ outline: 'none' }}>
        Copy “{name}” now
      </Typography>
      <Typography variant="body2">
        We don’t store it, so this is the only time you see it: it’s gone once you reload or leave this page.
        Keep it as secret as a password.
      </Typography>
      <Typography
        variant="mono"
        component="code"
        sx={{
          p: 3,
          border: 1,
          borderColor: 'edge',
          borderRadius: 1,
          bgcolor: 'background.paper',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {token}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={copy}>
          Copy token
        </Button>
        <Button onClick={onDone}>Done</Button>
      </Box>
    </Box>
  );
}
