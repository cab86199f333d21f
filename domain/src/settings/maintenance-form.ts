import { z } from 'zod';
import { fromLocal } from '../site/local-time.ts';
import { optionalTyped } from '../site/typed.ts';

/** As the rules limit `settings/maintenance.message`. */
export const maintenanceMessageLimit = 500;

/** What the maintenance page says, and when the store is expected back. */
export const maintenanceForm = z.object({
  message: optionalTyped(maintenanceMessageLimit),
  expectedEnd: z.string().transform(fromLocal),
});
