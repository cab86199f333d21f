import { authActionAddress } from './auth-action.ts';

/** The page on which somebody says that it was not them; the signed link is behind `#`, where no server and no log sees it. */
export const notMePath = (link: string) => `${authActionAddress}#${link}`;
