import GitHub from '@mui/icons-material/GitHub';
import Google from '@mui/icons-material/Google';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SocialProvider } from '../../../firebase/auth/popup-provider.ts';
import { linkProvider, type SignInMethod, unlinkProvider } from '../../../firebase/auth/sign-in-methods.ts';
import { showToast } from '../../../ui/toast.ts';
import { describeFailure } from '../describe-auth-error.ts';
import { providerNames } from '../sign-in-methods.ts';
import { SettingRow } from './ProfilePart.tsx';
import { ProofDialog, useProof } from './ProofDialog.tsx';

interface LinkedProvidersProps {
  methods: SignInMethod[];
  reload: () => Promise<void>;
}

const marks = { google: Google, github: GitHub };

/** Google and GitHub as further ways in; the last way can't be taken away. */
export function LinkedProviders({ methods, reload }: LinkedProvidersProps) {
  const [busy, setBusy] = useState(false);
  const { asking, withProof } = useProof();
  const toggle = async (provider: SocialProvider, linked: boolean) => {
    const name = providerNames[provider];
    setBusy(true);
    try {
      await withProof(() => (linked ? unlinkProvider : linkProvider)(provider));
      showToast({ title: linked ? `${name} unlinked` : `${name} linked`, kind: 'success' });
    } catch (error) {
      const text = describeFailure(error);
      if (text !== null) showToast({ title: 'Nothing was changed', text, kind: 'error' });
    }
    await reload();
    setBusy(false);
  };
  return (
    <>
      {(['google', 'github'] as const).map((provider) => {
        const linked = methods.includes(provider);
        const last = linked && methods.length === 1;
        const Mark = marks[provider];
        return (
          <SettingRow
            key={provider}
            title={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
                <Mark fontSize="small" />
                {providerNames[provider]}
              </Box>
            }
            text={last ? 'Linked: your only way to sign in' : linked ? 'Linked' : 'Not linked'}
            action={
              <Button
                variant="outlined"
                size="small"
                color={linked ? 'secondary' : 'primary'}
                disabled={busy || last}
                onClick={() => toggle(provider, linked)}
              >
                {linked ? 'Unlink' : 'Link'} {providerNames[provider]}
              </Button>
            }
          />
        );
      })}
      {asking && <ProofDialog asking={asking} />}
    </>
  );
}
