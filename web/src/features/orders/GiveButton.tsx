import Button, { type ButtonProps } from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { lazyDialog } from '../../ui/lazy-part.tsx';

const GiveDialog = lazyDialog(() => import('./components/GiveDialog.tsx'));

interface GiveButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'color' | 'sx'> {
  /** Who gets it; asked for where it is not known. */
  to?: { id: string; name: string };
  onDone?: () => void;
}

/** Gives templates to somebody, from where they are seen. */
export function GiveButton({ to, onDone, ...button }: GiveButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        Give Templates…
      </Button>
      <Suspense>{asking && <GiveDialog to={to} onClose={() => setAsking(false)} onDone={onDone} />}</Suspense>
    </>
  );
}
