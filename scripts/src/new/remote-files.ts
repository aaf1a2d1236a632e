import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@sureda/contract/codes/locale'
import type { RemoteDeclaration } from '@sureda/contract/remote/registry'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'

/** Build files are the model's own with another name, so that a new remote has what all remotes have today. */
const OF_THE_MODEL = ['package.json', 'tsconfig.json', 'rspack.config.ts'] as const

/** Files of a remote without screens, by their paths below its folder. */
export function remoteFiles(remote: `mf-${string}`, model: string): Record<string, string> {
  const taken = OF_THE_MODEL.map((file) => {
    const text = readFileSync(path.join(model, file), 'utf8')
    return [file, text.replaceAll(path.basename(model), remote)] as const
  })
  const declaration: RemoteDeclaration = {
    $schema: '../shared/build/remote.schema.json',
    name: remote,
    requires: { shellApi: `^${SHELL_API_VERSION}` },
    routes: [],
    slots: [],
    nav: [],
    i18n: { namespace: remote.slice(3) },
  }
  return {
    ...Object.fromEntries(taken),
    'remote.json': `${JSON.stringify(declaration, null, 2)}\n`,
    'README.md': readme(remote),
    ...Object.fromEntries(LOCALES.map((locale) => [`locales/${locale}.json`, '{}\n'])),
  }
}

function readme(remote: string): string {
  const own = remote.slice(3)
  return `# ${remote}

Owns \`/${own}\`. Namespace \`${own}\`. What it adds to the app – screens, menus, slots – stands in \`remote.json\`.

| folder         | is                    |
| -------------- | --------------------- |
| \`src/${own}/\` | the screen of its name |

|              |                                                                             |
| ------------ | --------------------------------------------------------------------------- |
| alone        | \`npm run dev -- ${remote}\`                                                   |
| tests        | \`npx vitest run ${remote}\`                                                   |
| one more     | \`npm run new -- screen ${remote} <name>\`                                     |
| ship         | \`npm run remotes -- ship ${remote}\`, then \`promote\`; back with \`rollback\` |
`
}
