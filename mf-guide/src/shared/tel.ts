/** The address that calls a number, however it was written. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
