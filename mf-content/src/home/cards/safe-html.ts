import DOMPurify from 'dompurify'
import { pathInApp } from './path-in-app.ts'

const TAGS = ['p', 'br', 'strong', 'em', 'b', 'i', 'u', 'ul', 'ol', 'li', 'a', 'span']

// a link of a message never runs code, and an outside page gets no reference to this window
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  const href = node.tagName === 'A' ? node.getAttribute('href') : null
  if (!href || /^(mailto|tel):/i.test(href) || pathInApp(href) !== null) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/** HTML of a notification card, reduced to text and links; a TrustedHTML of the policy `dompurify` where the browser has Trusted Types. */
export function safeHtml(html: string): string {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\]))/i,
    RETURN_TRUSTED_TYPE: true,
  })
  // React accepts a TrustedHTML; only its types demand a string
  return clean as unknown as string
}
