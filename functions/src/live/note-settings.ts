import { noteChange } from './changes.store.ts';

/** What every visitor may read of the settings, and so the only ones that `/live.json` knows of. */
const publicSettings = ['site', 'maintenance', 'creator'];

/** Admins write settings themselves, under rules; that they did is noted from here. `at` is when, in milliseconds. */
export async function noteSettings(id: string, at: number): Promise<void> {
  if (publicSettings.includes(id)) await noteChange('settings', id, at);
}
