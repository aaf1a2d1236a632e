import { cutText } from '@sureda/contract/rules/cut-text'
/** `Große Korkrunde` → `grosse-korkrunde`, for systems limited to ASCII. */
export const plainName = (title: string): string =>
  title
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'package'

/** Headers to save a PDF under its title (RFC 6266): an ASCII name for old browsers, the real one for all others. */
export function fileHeaders(title: string, lang: string) {
  const real = cutText(title.replace(/[\p{C}/\\:*?"<>|]+/gu, ' ').trim(), 80)
  const encoded = encodeURIComponent(`${real || 'package'}.pdf`).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${plainName(title)}.pdf"; filename*=UTF-8''${encoded}`,
    'content-language': lang,
  }
}
