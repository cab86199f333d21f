import type { ReportForbiddenOutput } from '@tempera/domain/operations/audit';

/** Has it logged that somebody came to a screen that is not for them; false when that failed, as without a connection. */
export async function reportForbidden(path: string): Promise<boolean> {
  try {
    const { call } = await import('../write/call.ts');
    await call<{ path: string }, ReportForbiddenOutput>('reportForbidden', { path });
    return true;
  } catch (error) {
    console.warn('The attempt was not logged', error);
    return false;
  }
}
