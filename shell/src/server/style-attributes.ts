/**
 * The content policy refuses `style` attributes in HTML: each becomes a rule, and the phone restores the attributes
 * before it hydrates.
 */
export function withoutStyleAttributes(rendered: string): { html: string; styles: string } {
  const numbers = new Map<string, number>()
  const html = rendered
    // hints for the document's head
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/ style="([^"]*)"/g, (_all, text: string) => {
      const number = numbers.get(text) ?? numbers.size
      numbers.set(text, number)
      return ` data-style="${number}"`
    })
  const styles = [...numbers].map(([text, number]) => `[data-style="${number}"]{${plain(text)}}`).join('')
  return { html, styles }
}

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** A declaration as in the attribute, without anything that could end the style element. */
const plain = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '').replaceAll(/[<{}]/g, '')
