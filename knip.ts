import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a remote hands to the shell is named in its remote.json, not imported. */
const exposed = globSync('mf-*/remote.json', { cwd: import.meta.dirname }).flatMap((file) => {
  const { routes = [], slots = [] } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  ) as {
    routes?: { screen: string }[]
    slots?: { component: string }[]
  }
  return [...routes.map(({ screen }) => screen), ...slots.map(({ component }) => component)]
})
const screens = [...new Set(exposed)].map((name) => `src/**/${name.replace('./', '')}{,-screen}.tsx`)
const tests = 'src/**/*.test.{ts,tsx}'

/** `npx knip`: unused files, exports and dependencies of the whole workspace. A package that opens its folder by `./*` has its exports looked at too. */
export default {
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': { project: ['*.ts'] },
    'mf-*': { entry: [...screens, 'rspack.config.ts', tests], project: ['src/**/*.{ts,tsx}'] },
    shell: {
      entry: ['src/main.tsx', 'src/service-worker.ts', 'rspack.config.ts', tests],
      project: ['src/**/*.{ts,tsx}'],
    },
    'shared/*': { entry: ['rspack.config.ts', '*.ts', tests], project: ['**/*.{ts,tsx}'] },
    api: { entry: ['src/main.ts', tests], project: ['src/**/*.ts'] },
    gateway: { entry: ['src/main.ts', tests], project: ['src/**/*.ts'] },
    territories: { entry: ['**/*.test.ts'], project: ['**/*.ts'] },
    scripts: { entry: ['*.{ts,mjs}', tests], project: ['**/*.ts'] },
    bench: { entry: ['src/*.bench.ts', tests], project: ['src/**/*.ts'] },
    e2e: {
      entry: ['{playwright,split}.config.ts', 'src/*.e2e.ts', 'src/split-deployment.ts'],
      project: ['src/**/*.ts'],
    },
  },
}
