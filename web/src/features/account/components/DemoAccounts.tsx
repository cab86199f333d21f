import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type DemoAccount, loadConfig } from '../../../firebase/config.ts';

interface DemoAccountsProps {
  disabled: boolean;
  onChoose: (account: DemoAccount) => void;
}

/** One click to each role of the local store. Only `--mode emulators` builds contain it (decision 1). */
export default function DemoAccounts({ disabled, onChoose }: DemoAccountsProps) {
  const [accounts, setAccounts] = useState<DemoAccount[]>([]);
  useEffect(() => {
    loadConfig().then((config) => setAccounts(config.accounts ?? []));
  }, []);
  if (accounts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="demo-title" sx={{ p: 4, bgcolor: 'sunk', borderRadius: 1 }}>
      <Typography id="demo-title" variant="h6" component="h2">
        Local store: log in as
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', mt: 3 }}>
        {accounts.map((account) => (
          <Button
            key={account.email}
            variant="outlined"
            color="inherit"
            disabled={disabled}
            onClick={() => onChoose(account)}
          >
            {account.role.charAt(0).toUpperCase() + account.role.slice(1)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
