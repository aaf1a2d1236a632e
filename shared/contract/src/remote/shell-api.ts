import { satisfiesRange } from '../rules/satisfies-range.ts'

/**
 * Version of what the shell provides to remotes (docs/decisions/0003-shell-api-and-containers.md): folders of
 * `@sureda/remote` and `@sureda/ui`. A remote declares its range in `remote.json` (`requires.shellApi`); gateway and
 * shell refuse a remote outside it before any of its code runs.
 */
export const SHELL_API_VERSION = '2.4.0'

/**
 * Last version of the previous major. Its names work until the next one, so that remotes built for it keep running
 * while the shell changes.
 */
export const FORMER_SHELL_API = '1.22.0'

/** Whether a shell of this version can run a remote that requires the range. */
export const fitsShellApi = (range: string, shellApi: string = SHELL_API_VERSION): boolean =>
  satisfiesRange(shellApi, range) ||
  (shellApi === SHELL_API_VERSION && satisfiesRange(FORMER_SHELL_API, range))

/** What to do about an incompatible remote. */
export const shellApiMismatch = (range: string, shellApi: string = SHELL_API_VERSION): string =>
  `needs shell API ${range}, but the shell has ${shellApi}. Write "shellApi": "^${shellApi}" in its remote.json, import the folders of @sureda/remote and @sureda/ui, build it and ship it again`
