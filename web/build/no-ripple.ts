/** In the place of MUI's ripple (`lean.ts`); no button draws it. */
export default () => null;
