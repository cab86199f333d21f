import GitHub from '@mui/icons-material/GitHub';
import Google from '@mui/icons-material/Google';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useState } from 'react';
import { signInWith } from '../../../firebase/auth/auth-actions.ts';
import type { SocialProvider } from '../../../firebase/auth/provider.ts';
import { useAccountChooser } from './use-account-chooser.tsx';

/** Providers as people know them. */
export const providers: readonly { id: SocialProvider; name: string; Mark: typeof Google }[] = [
  { id: 'google', name: 'Google', Mark: Google },
  { id: 'github', name: 'GitHub', Mark: GitHub },
];

interface ProviderButtonsProps {
  disabled: boolean;
  /** Whether it may go on; who says no says why. */
  mayStart?: () => boolean;
  onDone: () => void;
  onFailure: (error: unknown) => void;
}

/** Google and GitHub, for new and for known accounts alike. */
export function ProviderButtons({ disabled, mayStart, onDone, onFailure }: ProviderButtonsProps) {
  const [busy, setBusy] = useState(false);
  const { choose, chooser } = useAccountChooser();
  const start = async (provider: SocialProvider) => {
    if (mayStart?.() === false) return;
    setBusy(true);
    try {
      await signInWith(provider, await choose(provider));
      onDone();
    } catch (error) {
      onFailure(error);
      setBusy(false);
    }
  };
  return (
    <>
      <Divider sx={{ typography: 'body2', color: 'text.secondary' }}>or</Divider>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {providers.map(({ id, name, Mark }) => (
          <Button
            key={id}
            variant="outlined"
            color="inherit"
            disabled={disabled || busy}
            startIcon={<Mark />}
            onClick={() => start(id)}
          >
            {name}
          </Button>
        ))}
      </Box>
      {chooser}
    </>
  );
}
