import type { TaxEvidence } from './tax.ts';

/** Less than two things say where a private buyer in the EU is. */
export const thinEvidenceLabel = 'Thin tax evidence';

/** What says where a buyer is: `billing address AT, card DE, connection unknown`. */
export const evidenceWords = ({ billing, card, address }: TaxEvidence): string =>
  [
    ['billing address', billing],
    ['card', card],
    ['connection', address],
  ]
    .map(([what, country]) => `${what} ${country ?? 'unknown'}`)
    .join(', ');
