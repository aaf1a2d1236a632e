/** A `mailto:` address: `?` and `&` in the e-mail must not add header fields. */
export const mailLink = (email: string): string =>
  `mailto:${email.split('@').map(encodeURIComponent).join('@')}`
