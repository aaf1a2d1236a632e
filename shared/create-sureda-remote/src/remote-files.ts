import { LOCALES } from '@sureda/contract/codes/locale'
import type { RemoteDeclaration } from '@sureda/contract/remote/registry'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'

/** What differs between a remote in the checkout and one that is alone in its folder. */
export interface Surroundings {
  /** Address of the schema of `remote.json`. */
  schema: string
  /** `package.json`, `rspack.config.ts` and others that say how it is built. */
  buildFiles: Record<string, string>
  /** What a person does in it, and the command. */
  commands: readonly (readonly [what: string, command: string])[]
}

/** Files of a remote without screens, by their paths below its folder. */
export function remoteFiles(remote: `mf-${string}`, { schema, buildFiles, commands }: Surroundings) {
  const declaration: RemoteDeclaration = {
    $schema: schema,
    name: remote,
    requires: { shellApi: `^${SHELL_API_VERSION}` },
    routes: [],
    slots: [],
    nav: [],
    i18n: { namespace: remote.slice(3) },
  }
  return {
    ...buildFiles,
    'remote.json': `${JSON.stringify(declaration, null, 2)}\n`,
    'README.md': readme(remote, commands),
    ...Object.fromEntries(LOCALES.map((locale) => [`locales/${locale}.json`, '{}\n'])),
  } as Record<string, string>
}

function readme(remote: string, commands: Surroundings['commands']): string {
  const own = remote.slice(3)
  const rows = commands.map(([what, command]) => `| ${what} | ${command} |`)
  return `# ${remote}

Owns \`/${own}\`. Namespace \`${own}\`. What it adds to the app – screens, menus, slots – is in \`remote.json\`.

| folder | is |
| --- | --- |
| \`src/${own}/\` | the screen of its name |

| | |
| --- | --- |
${rows.join('\n')}
`
}
