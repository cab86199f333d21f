/** Sorts plans and questions by the place that the owner gave them. */
export const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;
