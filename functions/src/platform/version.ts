/** The version of what is deployed, as in functions/package.json (a test keeps the two equal). */
export const VERSION = '0.1.0';
