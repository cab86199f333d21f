/** The money-back guarantee as the store says it, by the days of its setting; empty where there is none. */
export const guaranteeOf = (refundDays: number): string =>
  refundDays === 0 ? '' : `${refundDays}-day money-back guarantee`;
