import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { libraryPath, signUpWithPath } from '@tempera/domain/orders/order-paths';
import { paths } from '@tempera/domain/site/paths';
import { useMember } from '../../../firebase/auth/session.ts';
import { ButtonRow } from '../../../ui/layout.tsx';

interface AccountOfferProps {
  /** The address of the order. */
  email: string;
  /** The guest's own browser: whoever signs up here keeps the guest's orders at once. */
  atOnce: boolean;
}

/** For a guest's order: the way to an account that has it, and what moves it there. */
export function AccountOffer({ email, atOnce }: AccountOfferProps) {
  const member = useMember();
  if (member === undefined) return null;
  return (
    <Box
      component="section"
      aria-labelledby="account-offer"
      sx={{
        display: 'grid',
        gap: 4,
        justifyItems: 'start',
        p: 6,
        borderRadius: 1,
        bgcolor: 'ultramarine.tint',
      }}
    >
      <Typography id="account-offer" variant="h4" component="h2">
        Keep it in your library
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {member ? forMember(email) : forVisitor(email, atOnce)}
      </Typography>
      {member ? (
        <Button variant="contained" href={libraryPath}>
          Open your library
        </Button>
      ) : (
        <ButtonRow>
          <Button variant="contained" href={signUpWithPath(email)}>
            Create an account with this address
          </Button>
          <Button href={paths.loginThen(libraryPath)}>Log in</Button>
        </ButtonRow>
      )}
    </Box>
  );
}

const forMember = (email: string) =>
  `This order was placed as a guest with ${email}. It moves into your library once that is your account’s address and you have confirmed it.`;

const forVisitor = (email: string, atOnce: boolean) =>
  atOnce
    ? `Create an account with ${email} in this browser, and the order is in your library right away. In another browser, it’s there once you confirm the address.`
    : `Create an account with ${email}. Once you confirm the address, this order moves into your library: open the link that we email you.`;
