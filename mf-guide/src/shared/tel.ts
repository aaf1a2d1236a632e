/** The `tel:` address of a phone number in any notation. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
