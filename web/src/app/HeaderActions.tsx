import Box from '@mui/material/Box';
import { AccountMenu } from '../features/account/AccountMenu.tsx';
import { CartButton } from '../features/cart/CartButton.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

/** Both features keep their SDK and dialogs for later (design.md §7), so they may stand in the first JavaScript. */
export function HeaderActions() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: { xs: 0, sm: 1 } }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <ModeSwitch />
      </Box>
      <CartButton />
      <AccountMenu />
    </Box>
  );
}
