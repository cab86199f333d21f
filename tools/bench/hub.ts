import { host, type Ports } from '../../emulators/launcher/ports.ts';

async function setTriggers(ports: Ports, change: 'enable' | 'disable'): Promise<void> {
  const url = `http://${host}:${ports.hub}/functions/${change}BackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT' });
  if (!response.ok) throw new Error(`the emulators' triggers could not be changed: ${response.status}`);
}

/**
 * Stops the stack's background triggers. In production they run on other machines; here they would take the
 * bench's two cores from what it measures, and 5,000 new products would start each of them 5,000 times.
 */
export const stopTriggers = (ports: Ports): Promise<void> => setTriggers(ports, 'disable');

export const resumeTriggers = (ports: Ports): Promise<void> => setTriggers(ports, 'enable');
