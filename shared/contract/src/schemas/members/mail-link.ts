/** The address of a link that writes to an e-mail: `?` and `&` in it begin no further fields of the letter. */
export const mailLink = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
