import { existsSync } from 'node:fs'

const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Program file of the browser that tests and benches drive: CHROMIUM_PATH, the system's, or undefined for the one Playwright installed. */
export function browserPath(): string | undefined {
  return process.env.CHROMIUM_PATH ?? CANDIDATES.find((path) => existsSync(path))
}
