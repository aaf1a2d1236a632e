import { satisfiesRange } from '../rules/satisfies-range.ts'

/**
 * Version of what the shell provides to remotes (docs/decisions/0003-shell-api-and-containers.md): folders of `@sureda/remote` and `@sureda/ui`. A remote names the range
 * it needs in `remote.json` (`requires.shellApi`); the gateway and the shell refuse one outside of it before any of its code runs.
 */
export const SHELL_API_VERSION = '2.0.0'

/** The last version of the major before. Its names work until the next minor, so a remote built for it goes on while the shell is changed. */
export const FORMER_SHELL_API = '1.22.0'

/** Whether a shell of this version runs a remote that asks for the range. */
export const fitsShellApi = (range: string, shellApi: string = SHELL_API_VERSION): boolean =>
  satisfiesRange(shellApi, range) ||
  (shellApi === SHELL_API_VERSION && satisfiesRange(FORMER_SHELL_API, range))

/** What to do with a remote that does not fit. */
export const misfitSentence = (range: string, shellApi: string = SHELL_API_VERSION): string =>
  `needs shell API ${range}, but the shell has ${shellApi}. Write "shellApi": "^${shellApi}" in its remote.json, import the folders of @sureda/remote and @sureda/ui, build it and ship it again`
