import { laterMessages } from '@tempera/domain/site/later-messages';
import { errorText } from '../firebase/write/call.ts';
import { OvertakenError } from '../firebase/write/write.ts';

/** Why settings were not saved: somebody else has saved them first, or as {@link errorText} says it. */
export const saveErrorText = (error: unknown, fallback: string): string =>
  error instanceof OvertakenError ? laterMessages.settings.overtaken : errorText(error, fallback);
