/** All mails about what a person has asked of the owner begin so, those to the owner too. */
export const approvalMailPrefix = (uid: string) => `approval-${uid}-`;
