import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';

const modes = {
  system: { next: 'light', icon: 'desktop', label: 'Colors: system. Switch to light' },
  light: { next: 'dark', icon: 'sun', label: 'Colors: light. Switch to dark' },
  dark: { next: 'system', icon: 'moon', label: 'Colors: dark. Switch to system' },
} as const;

const never = () => () => {};

/** Goes round system, light and dark. The server doesn't know the choice, so the first render shows the system's. */
export function ModeSwitch() {
  const { mode, setMode } = useColorScheme();
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { next, icon, label } = modes[(known && mode) || 'system'];
  return (
    <IconButton aria-label={label} title={label} onClick={() => setMode(next)}>
      <Icon name={icon} />
    </IconButton>
  );
}
