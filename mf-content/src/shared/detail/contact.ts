import type { Operator } from '@sureda/contract/schemas/catalogue/operator'

/** The addresses an operator can be reached at; null where there is none or it is not what it should be: an editor's text must not run anything. */
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
