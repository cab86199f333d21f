import IconButton from '@mui/material/IconButton';
import { type ComponentProps, useState } from 'react';
import { Icon } from './Icon.tsx';
import { TextInput } from './TextInput.tsx';

/** A password field whose text can be shown. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          edge="end"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} />
        </IconButton>
      }
    />
  );
}
