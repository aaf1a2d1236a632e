/**
 * Version of everything a remote sees of the shell: this package and the list of shared modules. A remote names the range it
 * needs in `remote.json` (`requires.shellApi`); the gateway and the shell refuse one outside it before any of its code runs.
 * A removed or changed name is a new major version, an added one a new minor.
 */
export const SHELL_API_VERSION = '1.22.0'
