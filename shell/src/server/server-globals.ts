/** Browser globals needed for rendering: the renderer's context has no window, document or storage. */
import type { RenderRequest } from '@sureda/contract/remote/server-render'

const files = globalThis.fetch
const read = new Set<string>()
let moment = 0
let bodies: RenderRequest['files'] = {}

/** Time-dependent content is rendered for one minute, which the page passes to the phone. */
class PageDate extends Date {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [moment] : parts) as [number]))
  }
  static override now = (): number => moment
}

Object.assign(globalThis, {
  self: globalThis,
  Date: PageDate,
  navigator: {
    onLine: true,
    languages: [],
    language: 'es',
    userAgent: '',
    maxTouchPoints: 5,
    geolocation: {},
  },
  innerWidth: 390,
  history: { state: null },
  addEventListener: () => {},
  removeEventListener: () => {},
  fetch: (input: string | URL) => {
    const address = String(input)
    if (address.startsWith('/api/')) read.add(address)
    return files(address)
  },
})

/** Sets address, language and time of the rendered page. */
export function takeRequest({ address, locale, minute, origin, files: given }: RenderRequest): void {
  read.clear()
  bodies = given
  Object.assign(globalThis, {
    location: new URL(address, origin),
  })
  Object.assign(navigator, { languages: [locale], language: locale })
  moment = minute
}

/** The body of a declared call, if it was passed in. */
export function bodyOf(address: string): string | undefined {
  read.add(address)
  return bodies[address]
}

/** Bodies of the calls used for the page, and the calls without a body. */
export function callsOf({ files: given }: RenderRequest): {
  answers: Record<string, string>
  missing: string[]
} {
  return {
    answers: Object.fromEntries(Object.entries(given).filter(([address]) => read.has(address))),
    missing: [...read].filter((address) => !(address in given)),
  }
}
