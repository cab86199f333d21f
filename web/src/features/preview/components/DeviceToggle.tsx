import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Icon } from '../../../ui/Icon.tsx';
import { type Device, devices } from '../devices.ts';

interface DeviceToggleProps {
  device: Device;
  onChange: (device: Device) => void;
}

/** Chooses the screen that the running demo sees. */
export function DeviceToggle({ device, onChange }: DeviceToggleProps) {
  return (
    <Box role="group" aria-label="Screen of the demo" sx={{ display: 'flex', gap: 1 }}>
      {(Object.keys(devices) as Device[]).map((name) => (
        <IconButton
          key={name}
          aria-label={`${devices[name].label}, ${devices[name].width} pixels wide`}
          title={devices[name].label}
          aria-pressed={name === device}
          onClick={() => onChange(name)}
          sx={{
            border: 1,
            borderColor: 'transparent',
            color: 'text.secondary',
            '&[aria-pressed=true]': { color: 'text.primary', borderColor: 'edge' },
          }}
        >
          <Icon name={devices[name].icon} />
        </IconButton>
      ))}
    </Box>
  );
}
