import { sessionKnown } from '../auth/session.ts';
import { markOf } from './write.ts';

/** Fields with the mark of whoever is signed in, for what the audit log tells of products, coupons, plans and questions (decision 28). */
export async function signed(fields: Record<string, unknown>): Promise<Record<string, unknown>> {
  const person = await sessionKnown();
  return person ? { ...fields, ...markOf(person.uid) } : fields;
}
