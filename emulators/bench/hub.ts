import { host, type Ports } from '../launcher/ports.ts';

/**
 * Stops the stack's background triggers for good. In production they run on other machines; here they would take the
 * bench's two cores from what it measures, and 5,000 new products would start each of them 5,000 times.
 */
export async function stopTriggers(ports: Ports): Promise<void> {
  const url = `http://${host}:${ports.hub}/functions/disableBackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT' });
  if (!response.ok) throw new Error(`the emulators' triggers could not be stopped: ${response.status}`);
}
