/** By how much a figure has grown, `+12.5%`; a sign of its own for less, and none where nothing has changed. */
export const formatGrowth = (growth: number): string =>
  new Intl.NumberFormat('en-US', {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(growth);
