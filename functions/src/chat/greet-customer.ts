import { greeting, sayOnce } from './store-messages.store.ts';

/** Greets whoever has begun a chat, once. */
export async function greetCustomer(chatId: string): Promise<void> {
  await sayOnce(chatId, greeting);
}
