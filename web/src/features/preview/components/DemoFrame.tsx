import Box from '@mui/material/Box';
import { BrowserFrame } from '../../../ui/BrowserFrame.tsx';
import { type Device, devices } from '../devices.ts';

interface DemoFrameProps {
  title: string;
  url: string;
  device: Device;
  /** The room there is, in px. */
  width: number;
}

/** The frame's hairlines, left and right, in px. */
const borders = 2;

/**
 * The template's own demo on a screen of the device's size, shrunk where that is wider than the room. It runs in a
 * sandbox without an origin: it can't read the store's storage, move this page or see who is signed in.
 */
export function DemoFrame({ title, url, device, width }: DemoFrameProps) {
  const screen = devices[device];
  const scale = Math.min(1, (width - borders) / screen.width);
  return (
    <Box sx={{ width: Math.floor(screen.width * scale) + borders, mx: 'auto' }}>
      <BrowserFrame>
        <Box sx={{ height: Math.floor(screen.height * scale), overflow: 'hidden', position: 'relative' }}>
          <Box
            component="iframe"
            src={url}
            title={`Live demo of ${title}`}
            sandbox="allow-scripts allow-forms allow-popups"
            referrerPolicy="no-referrer"
            sx={{
              position: 'absolute',
              inset: '0 auto auto 0',
              display: 'block',
              width: screen.width,
              maxWidth: 'none',
              height: screen.height,
              border: 0,
              bgcolor: 'background.paper',
              transformOrigin: '0 0',
            }}
            style={{ transform: `scale(${scale})` }}
          />
        </Box>
      </BrowserFrame>
    </Box>
  );
}
