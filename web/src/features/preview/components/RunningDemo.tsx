import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { BrowserFrame } from '../../../ui/ProductImage.tsx';

/** A template's demo at work, and the choice of the screen that it sees. */
export default function RunningDemo({ title, url }: { title: string; url: string }) {
  const [chosen, setChosen] = useState<Device | null>(null);
  const [stage, width] = useWidth<HTMLDivElement>();
  const device = chosen ?? startDevice(width);
  return (
    <Box ref={stage} sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DeviceToggle device={device} onChange={setChosen} />
      {width > 0 && <DemoFrame title={title} url={url} device={device} width={width} />}
    </Box>
  );
}

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
function DemoFrame({ title, url, device, width }: DemoFrameProps) {
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

interface DeviceToggleProps {
  device: Device;
  onChange: (device: Device) => void;
}

/** Chooses the screen that the running demo sees. */
function DeviceToggle({ device, onChange }: DeviceToggleProps) {
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

/** Screens that a demo can be tried on; `width` and `height` in px. The desktop's shape is that of the screenshots. */
const devices = {
  desktop: { label: 'Desktop', icon: 'desktop', width: 1280, height: 800 },
  tablet: { label: 'Tablet', icon: 'tablet', width: 768, height: 800 },
  phone: { label: 'Phone', icon: 'phone', width: 390, height: 700 },
} as const satisfies Record<string, { label: string; icon: IconName; width: number; height: number }>;

type Device = keyof typeof devices;

/** Where the place is too narrow to read a shrunken desktop, the demo starts as on a phone. */
const startDevice = (availableWidth: number): Device => (availableWidth < 600 ? 'phone' : 'desktop');

/** The element's width in px, kept true; 0 until it is on the page. */
function useWidth<T extends HTMLElement>(): [RefObject<T | null>, number] {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
