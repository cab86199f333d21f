import { clock } from '../platform/clock.ts';
import { enforceAppCheck } from '../platform/params.ts';
import { refs } from '../platform/refs.ts';

/** The token is good for much longer and renewed each hour. */
const keptFor = 60_000;

let kept = { token: '', until: 0 };

/** The token by which pages read, looked up once a minute; `''` where App Check is not enforced, or none has been made yet. */
export async function readPageAttestation(isEnforced = enforceAppCheck): Promise<string> {
  if (!isEnforced) return '';
  if (clock.now() >= kept.until) {
    const { token } = (await refs.pageAttestation().get()).data() ?? {};
    kept = { token: typeof token === 'string' ? token : '', until: clock.now() + keptFor };
  }
  return kept.token;
}
