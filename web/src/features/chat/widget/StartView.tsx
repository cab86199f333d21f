import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StartViewProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** What the widget says while no conversation is open, and what can be done. */
export const StartView = ({ title, text, children }: StartViewProps) => (
  <Box
    sx={{
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: 3,
      p: 6,
      textAlign: 'center',
    }}
  >
    <Typography variant="h5" component="h3">
      {title}
    </Typography>
    <Typography color="textSecondary">{text}</Typography>
    {children}
  </Box>
);

interface LoginViewProps {
  login: string;
  /** Undefined where guests may not chat. */
  onGuest: (() => void) | undefined;
}

/** What visitors see first. */
export const LoginView = ({ login, onGuest }: LoginViewProps) => (
  <StartView
    title="You need to be logged in to use live chat"
    text="Please log in to start a chat with our support team."
  >
    <Button variant="contained" href={login}>
      Login to Chat
    </Button>
    {onGuest && <Button onClick={onGuest}>Chat as a guest</Button>}
  </StartView>
);
