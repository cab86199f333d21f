/** A license in a few words. One that the product names is not described as ours. @param license nothing for the store's own */
export const licenseText = (license: string | undefined): string =>
  license && !/commercial/i.test(license)
    ? `This template is licensed under: ${license}.`
    : 'A commercial license is included. Use the template in any number of your own and your clients’ projects, change it and take parts of it; only the template itself may not be sold or given away.';
