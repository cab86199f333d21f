import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { linkProvider, type SignInMethod, unlinkProvider } from '../../../firebase/auth/account.ts';
import { withProof } from '../../../firebase/auth/proof.ts';
import { showToast } from '../../../ui/toast.ts';
import { describeFailure } from '../describe-auth-error.ts';
import { SettingRow } from './ProfilePart.tsx';
import { providers } from './ProviderButtons.tsx';
import { useAccountChooser } from './use-account-chooser.tsx';

interface LinkedProvidersProps {
  methods: SignInMethod[];
  reload: () => Promise<void>;
}

/** Google and GitHub as further ways in; the last way can't be taken away. */
export function LinkedProviders({ methods, reload }: LinkedProvidersProps) {
  const [busy, setBusy] = useState(false);
  const { choose, chooser } = useAccountChooser();
  const toggle = async ({ id, name }: (typeof providers)[number], linked: boolean) => {
    setBusy(true);
    try {
      const chosen = linked ? undefined : await choose(id);
      await withProof(() => (linked ? unlinkProvider(id) : linkProvider(id, chosen)));
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
      {providers.map((provider) => {
        const { id, name, Mark } = provider;
        const linked = methods.includes(id);
        const last = linked && methods.length === 1;
        return (
          <SettingRow
            key={id}
            title={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
                <Mark fontSize="small" />
                {name}
              </Box>
            }
            text={last ? 'Linked: your only way to log in' : linked ? 'Linked' : 'Not linked'}
            action={
              <Button
                variant="outlined"
                size="small"
                color={linked ? 'secondary' : 'primary'}
                disabled={busy || last}
                onClick={() => toggle(provider, linked)}
              >
                {linked ? 'Unlink' : 'Link'} {name}
              </Button>
            }
          />
        );
      })}
      {chooser}
    </>
  );
}
