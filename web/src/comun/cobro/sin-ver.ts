/** What of a loan that is paid off nobody has seen in the bank. */
export type SinVer = { readonly texto?: string | undefined; readonly seRenueva?: boolean };
