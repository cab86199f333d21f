import { setGlobalOptions } from 'firebase-functions/options';

/**
 * What every function of the store begins with; imported before all of them. The account is made by `npm run setup`, with what they
 * need and no more; pages have one of their own. Too many instances at once would cost more than a refused request.
 */
setGlobalOptions({ serviceAccount: 'store@', maxInstances: 20 });
