import { useState } from 'react';
import { generateCoupons } from './api/coupon-writes.ts';
import { type CouponFields, type CouponValues, toFields } from './check-coupon.ts';
import {
  checkGeneration,
  type GenerationFault,
  type GenerationValues,
  toGeneration,
} from './check-generation.ts';
import { failureText } from './tell-failure.ts';

/** What was made: the codes, and what each of them is good for. */
export interface Generated {
  codes: string[];
  coupon: CouponFields;
}

/**
 * Checks the form and has the codes made. One key for as long as the dialog is open: a second press, or one after a
 * lost answer, brings the same codes.
 */
export function useGeneration(onDone: () => void) {
  const [key] = useState(() => crypto.randomUUID());
  const [fault, setFault] = useState<GenerationFault | { field: 'root'; text: string } | null>(null);
  const [made, setMade] = useState<Generated | null>(null);
  const submit = async (values: GenerationValues, coupon: CouponValues) => {
    const found = checkGeneration(values, coupon, Date.now());
    setFault(found);
    if (found) return;
    try {
      const { codes } = await generateCoupons(toGeneration(values, coupon, key));
      setMade({ codes, coupon: toFields(coupon) });
      onDone();
    } catch (error) {
      setFault({ field: 'root', text: failureText(error) });
    }
  };
  return { fault, made, submit };
}
