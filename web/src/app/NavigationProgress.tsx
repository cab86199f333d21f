import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useNavigation } from 'react-router-dom';

const grow = keyframes`
  from { transform: scaleX(0) }
  to { transform: scaleX(0.9) }
`;

/** A thin line while the next page is on its way; it waits a moment, so that quick moves show nothing. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Box
      role="progressbar"
      aria-label="Loading page"
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        height: 2,
        zIndex: 'tooltip',
        bgcolor: 'primary.main',
        transform: 'scaleX(0)',
        transformOrigin: 'left',
        animation: `${grow} 4s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms forwards`,
      }}
    />
  );
}
