import type { Operator } from '@sureda/contract/schemas/catalogue/operator'

/** Links to an operator's contacts; null where a value is missing or invalid: an editor's text must not run code. */
export interface Contact {
  call: string | null
  write: string | null
  web: string | null
}

export function contactOf({ phone, email, website }: Pick<Operator, 'phone' | 'email' | 'website'>): Contact {
  const number = phone?.trim() ?? ''
  const address = email?.trim() ?? ''
  return {
    call: /^\+?[0-9 ().-]{5,25}$/.test(number) ? `tel:${number.replaceAll(/[^0-9+]/g, '')}` : null,
    write: /^[^\s@?&:/<>"]+@[^\s@?&:/<>"]+\.[a-z]{2,}$/i.test(address) ? `mailto:${address}` : null,
    web: webAddress(website?.trim() ?? ''),
  }
}

function webAddress(text: string): string | null {
  try {
    const { protocol, href } = new URL(text)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
