import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { installPackages, run, SYSTEM_PACKAGES } from './system-packages.ts'

export interface FoundBrowser {
  path?: string
  /** What a person can do if there is no browser. */
  advice?: string
}

/** Chromium without a window: the same engine for less than half of the CPU time. */
const SHELL = /headless[-_]shell$/

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a browser: CHROMIUM_PATH, the system's headless shell, Chromium or Chrome, or Playwright's own; else installs
 * Debian's packages or Playwright's.
 */
export async function findOrInstallBrowser(): Promise<FoundBrowser> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    return runs(wanted) ? { path: wanted } : { advice: `CHROMIUM_PATH names ${wanted}, which cannot be run.` }
  }
  let found = find()
  for (const install of found ? [debianShell] : [debianShell, playwrightShell, debianChromium]) {
    if (found && SHELL.test(found)) break
    await install()
    found = find()
  }
  if (found) return { path: found }
  return {
    advice:
      'no browser could be found or installed: install Chromium or Chrome and set CHROMIUM_PATH to its program file, then run npm test again.',
  }
}

/** Packages to install for the tests; none if a browser is configured or a headless shell is found. */
export const browserPackages = (): readonly string[] =>
  process.env.CHROMIUM_PATH || SHELL.test(find() ?? '') ? [] : SYSTEM_PACKAGES.browser

const debianShell = () => installPackages(SYSTEM_PACKAGES.browser)
const debianChromium = () => installPackages(['chromium'])

async function playwrightShell(): Promise<void> {
  console.log('  installing Playwright’s headless Chromium')
  await run(process.execPath, [playwrightCli(), 'install', 'chromium', '--only-shell'])
}

function find(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((dir) => NAMES.map((name) => path.join(dir, name)))
  return [...onPath, ...ELSEWHERE, ...playwrightBrowsers()].find((file) => existsSync(file) && runs(file))
}

function playwrightBrowsers(): string[] {
  const places = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    '.cache/ms-playwright',
    'Library/Caches/ms-playwright',
    'AppData/Local/ms-playwright',
  ]
  return places
    .flatMap((place) => (place ? [path.resolve(homedir(), place)] : []))
    .filter((dir) => existsSync(dir))
    .flatMap((dir) =>
      readdirSync(dir)
        .filter((name) => /^chromium/.test(name))
        .map((name) => path.join(dir, name)),
    )
    .flatMap((dir) =>
      readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => path.join(dir, file)),
    )
    .filter((file) => /[\\/](chrome|headless_shell|chrome\.exe|Chromium)$/.test(file))
    .sort()
    .reverse()
}

function runs(file: string): boolean {
  return spawnSync(file, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}

function playwrightCli(): string {
  return path.join(ROOT, 'scripts/node_modules/playwright/cli.js')
}
