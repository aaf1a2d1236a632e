import { hash } from 'node:crypto'

/** The inline elements of one page, and their sources in its policy. */
export interface InlineElements {
  script(text: string): string
  style(text: string): string
  /** `'sha256-…'` of each, for `script-src` and `style-src`. */
  sources(): { scripts: string[]; styles: string[] }
}

/**
 * Writes the page's own scripts and styles, and remembers their hashes. The hashes are never computed from the finished
 * page, because that would allow injected content, too.
 */
export function inlineElements(): InlineElements {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const element = (tag: 'script' | 'style', sources: Set<string>) => (text: string) => {
    // a browser hashes the text after its parser has normalised line ends
    const parsed = text.replaceAll(/\r\n?/g, '\n')
    sources.add(hashSource(parsed))
    return `<${tag}>${parsed}</${tag}>`
  }
  return {
    script: element('script', scripts),
    style: element('style', styles),
    sources: () => ({ scripts: [...scripts], styles: [...styles] }),
  }
}

/** The text of an inline element as a source of a Content-Security-Policy. */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`
