interface TextSection {
  heading: string;
  text: string;
}

const mark = '{refundDays}';

/** Sections with the days of the refund setting filled in, and without those about refunds where the store makes none. */
export const withRefunds = (sections: readonly TextSection[], refundDays: number): TextSection[] =>
  sections
    .filter(({ text }) => refundDays > 0 || !text.includes(mark))
    .map(({ heading, text }) => ({ heading, text: text.replaceAll(mark, String(refundDays)) }));
