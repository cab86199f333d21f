import Button from '@mui/material/Button';
import { paths } from '@tempera/domain/site/paths';
import { useState } from 'react';
import { EmptyState, Notice } from '../../ui/Notice.tsx';
import type { AskingDevice } from './api/tokens.ts';
import { CodeForm } from './components/CodeForm.tsx';
import { DeviceQuestion } from './components/DeviceQuestion.tsx';

/** Lets a device in that shows its person a code. @param code as the device's own link has it, '' without one */
export function ActivateDevice({ code }: { code: string }) {
  const [device, setDevice] = useState<AskingDevice | null>(null);
  const [approved, setApproved] = useState<boolean | null>(null);
  if (device === null) return <CodeForm code={code} onFound={setDevice} />;
  if (approved === null)
    return <DeviceQuestion device={device} onAnswered={setApproved} onGone={() => setDevice(null)} />;
  const seeTokens = (
    <Button variant="outlined" href={paths.profileTokens}>
      See your access tokens
    </Button>
  );
  return (
    <div role="status">
      {approved ? (
        <Notice
          icon="check"
          title={`${device.name} is connected`}
          text="You can close this page and go back to it."
          action={seeTokens}
        />
      ) : (
        <EmptyState
          icon="info"
          title="Request denied"
          text={`${device.name} didn’t get access to your account.`}
          action={seeTokens}
        />
      )}
    </div>
  );
}
