import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { countryName } from '@tempera/domain/tax/countries';
import { deviceTokenDays } from '@tempera/domain/tokens/access-token';
import { scopeNames } from '@tempera/domain/tokens/scopes';
import { useEffect, useRef, useState } from 'react';
import { withProof } from '../../../firebase/auth/proof.ts';
import { CallError } from '../../../firebase/write/call.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { showError } from '../../../ui/show-error.ts';
import { type AskingDevice, answerDevice } from '../api/tokens.ts';

interface DeviceQuestionProps {
  device: AskingDevice;
  onAnswered: (approved: boolean) => void;
  /** Called where the device no longer waits. */
  onGone: () => void;
}

/** Shows what asks to be let in, and asks its person. */
export function DeviceQuestion({ device, onAnswered, onGone }: DeviceQuestionProps) {
  const { name, scopes, country, userCode } = device;
  const [working, setWorking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  // The form whose button had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  const answer = async (approve: boolean) => {
    setWorking(true);
    try {
      await withProof(() => answerDevice(device, approve));
      onAnswered(approve);
    } catch (error) {
      showError(error);
      if (error instanceof CallError && error.refusal?.reason === 'device-code-invalid') onGone();
    }
    setWorking(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Typography
        ref={title}
        tabIndex={-1}
        variant="h4"
        component="h2"
        sx={{ outline: 'none', overflowWrap: 'anywhere' }}
      >
        Connect {name}?
      </Typography>
      <Facts
        facts={[
          ['Code', userCode],
          ['Asked from', country ? countryName(country) : 'An unknown place'],
          ['Expires', `${deviceTokenDays} days after you approve`],
        ]}
      />
      <Box>
        <Typography variant="subtitle2" component="h3">
          It will be able to
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
          {scopes.map((scope) => (
            <li key={scope}>{scopeNames[scope].text}</li>
          ))}
        </Box>
      </Box>
      <InlineNotice kind="attention">
        Approve this only if you started it yourself and your device shows this code. The store’s team never
        asks you to.
      </InlineNotice>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" size="large" disabled={working} onClick={() => answer(true)}>
          Approve
        </Button>
        <Button size="large" disabled={working} onClick={() => answer(false)}>
          Deny
        </Button>
      </Box>
    </Box>
  );
}
