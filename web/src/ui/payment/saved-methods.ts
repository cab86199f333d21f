import type { SavedMethodsInput, SavedMethodsOutput } from '@tempera/domain/money/saved-methods';
import { call } from '../../firebase/write/call.ts';

/** What the member has kept to pay with, and what they do with it. @throws CallError */
export const savedMethods = (input: SavedMethodsInput) =>
  call<SavedMethodsInput, SavedMethodsOutput>('savedMethods', input);
