import { excerptOf } from '@sureda/contract/rules/cut-text'

const NAME_MAX = 60

/**
 * A person's name, made safe for mails: someone who registers with a stranger's address could otherwise send them a message
 * in it. Shortened, and without anything that mail programs turn into links: addresses, domains, long numbers.
 */
export function nameInMail(name: string): string {
  const plain = name
    .replaceAll(/[/\\:@<>[\]{}|#?&=%_*~^"]+/g, ' ')
    // a full stop before two letters makes a domain, as in `t.co`; initials and "St. Pere" stay
    .replaceAll(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]{2})/gu, ' ')
    .replaceAll(/[+\d][\d .()-]{4,}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return excerptOf(plain, NAME_MAX)
}
