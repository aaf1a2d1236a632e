import { cutText } from '@sureda/contract/rules/cut-text'

const NAME_MAX = 60

/**
 * A name that a person gave, as it may be in a mail: a stranger who registers with the address of another person writes into that mailbox with it. Short, and without what mail
 * programs make a link of: addresses, domains, long numbers.
 */
export function nameInMail(name: string): string {
  const plain = name
    .replaceAll(/[/\\:@<>[\]{}|#?&=%_*~^"]+/g, ' ')
    // a full stop before two letters makes a domain, also `t.co`; initials and "St. Pere" stay
    .replaceAll(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]{2})/gu, ' ')
    .replaceAll(/[+\d][\d .()-]{4,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return cutText(plain, NAME_MAX, '…')
}
