import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { InlineNotice } from './InlineNotice.tsx';

/**
 * Why what somebody has sent did not happen. It takes the focus where nothing else has it: their button was out of use meanwhile, and had lost
 * it. What has gone with the next try is drawn anew.
 */
export function FailureNotice({ action, children }: { action?: ReactNode; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) notice.current?.focus();
  }, []);
  return (
    <Box ref={notice} tabIndex={-1}>
      <InlineNotice kind="error" role="alert" action={action}>
        {children}
      </InlineNotice>
    </Box>
  );
}
