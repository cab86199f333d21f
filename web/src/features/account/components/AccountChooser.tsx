import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { typedEmail, typedText } from '@tempera/domain/site/typed';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { ProviderAccount, SocialProvider } from '../../../firebase/auth/provider.ts';
import { loadConfig } from '../../../firebase/config.ts';
import { useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import { keepAccount, keptAccounts } from '../kept-accounts.ts';

const form = z.object({ name: typedText(80, 'Enter a name.'), email: typedEmail });
const names = { google: 'Google', github: 'GitHub' };

interface AccountChooserProps {
  provider: SocialProvider;
  onChoose: (account: ProviderAccount) => void;
  onClose: () => void;
}

/** Stands for Google's and GitHub's windows, which need the internet. Only `--mode emulators` builds contain it (decision 1). */
export default function AccountChooser({ provider, onChoose, onClose }: AccountChooserProps) {
  const [offered, setOffered] = useState<ProviderAccount[]>([]);
  useEffect(() => {
    loadConfig().then(({ providerAccounts }) => setOffered(providerAccounts?.[provider] ?? []));
  }, [provider]);
  const accounts = [...offered, ...keptAccounts(provider)];
  return (
    <FormDialog
      title={`Choose a ${names[provider]} account`}
      submit="Continue"
      form={useForm({ schema: form, defaultValues: { name: '', email: '' } })}
      onSubmit={(account) => {
        if (!accounts.some(({ email }) => email === account.email)) keepAccount(provider, account);
        onChoose(account);
      }}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        Only the local store asks here. Elsewhere {names[provider]} opens its own window.
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              variant="outlined"
              color="inherit"
              fullWidth
              onClick={() => onChoose(account)}
              sx={{ display: 'block', textAlign: 'start' }}
            >
              {account.name}
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {account.email}
              </Typography>
            </Button>
          </li>
        ))}
      </Box>
      <Typography variant="h6" component="h3">
        Another account
      </Typography>
      <FormText name="name" label="Name" autoComplete="off" maxLength={80} />
      <FormText name="email" label="Email" type="email" autoComplete="off" />
    </FormDialog>
  );
}
