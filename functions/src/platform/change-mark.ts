import { changeMark } from '@tempera/domain/settings/settings';
import { serverTime } from './timestamps.ts';

/** Marks a settings document with who changes it, as the rules have admins mark it themselves (decision 28). */
export const markOf = (byId: string) => ({ [changeMark]: { byId, at: serverTime() } });
