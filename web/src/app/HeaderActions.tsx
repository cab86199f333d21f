import Box from '@mui/material/Box';
import { AccountMenu } from '../features/account/AccountMenu.tsx';
import { CartButton } from '../features/cart/CartButton.tsx';
import { NotificationBell } from '../features/notifications/NotificationBell.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

/** These features load their SDK and dialogs later, so they may stand in the first JavaScript. */
export function HeaderActions() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        minWidth: { md: 0 },
        gap: { xs: 0, sm: 1 },
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ModeSwitch />
      </Box>
      <NotificationBell />
      <CartButton />
      <AccountMenu />
    </Box>
  );
}
