import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface Remote {
  routes?: { screen: string }[]
  slots?: { component: string }[]
}

/** What a remote hands to the shell is named in its remote.json, not imported. */
function workspaceOf(folder: string) {
  const file = path.join(import.meta.dirname, folder, 'remote.json')
  const { routes = [], slots = [] } = JSON.parse(readFileSync(file, 'utf8')) as Remote
  const names = [...routes.map(({ screen }) => screen), ...slots.map(({ component }) => component)]
  const exposed = [...new Set(names)].map((name) => `src/**/${name.slice(2)}{.tsx,-screen.tsx,-head.ts}`)
  return [folder, { entry: [...exposed, 'rspack.config.ts', tests], project: ['src/**/*.{ts,tsx}'] }] as const
}

const tests = 'src/**/*.test.{ts,tsx}'
const remotes = globSync('mf-*', { cwd: import.meta.dirname }).map(workspaceOf)

/** `npx knip`: unused files, exports and dependencies of the whole workspace. Most packages open their folder by `./*`: their exports are looked at too. */
export default {
  includeEntryExports: true,
  ignoreExportsUsedInFile: true,
  // other builds read these
  ignore: ['shared/build/fixtures/**'],
  ignoreIssues: {
    '**/{rspack,playwright,split,vitest}.config.ts': ['exports'],
    'mf-*/src/**/*-{screen.tsx,head.ts}': ['exports'],
    // the shell hands them to remotes, also of other releases
    'shared/build/src/facade/*.ts': ['exports', 'types', 'unlisted'],
    'shared/build/src/preset/{provided-runtime,refresh-runtime,hot-texts-loader}.ts': ['exports'],
    'shared/testing/src/standalone.tsx': ['exports'],
    // released remotes and those outside of the checkout use them
    'shared/{remote,ui}/src/**/former-names.ts': ['exports', 'types'],
    'shared/testing/src/words.ts': ['exports', 'types', 'files'],
    'shared/testing/src/fake-session.ts': ['duplicates'],
    // for remotes outside of the checkout
    'shared/build/src/vitest.ts': ['exports'],
    '{shell,shared/ui}/src/**/*.server.ts': ['exports'],
  },
  // found by a name that is put together, by a program's path, or only by its types
  ignoreDependencies: [
    'node',
    '@biomejs/biome',
    '@fontsource/.+',
    'es-atlas',
    'react-router',
    '@types/(supercluster|geojson)',
  ],
  ignoreBinaries: ['apt-cache', 'apt-get', 'ffmpeg', 'mount', 'nsenter', 'openssl', 'umount', 'unshare'],
  // the server build takes `x.server.ts` for `x.ts`
  workspaces: {
    '.': { project: ['*.ts'] },
    ...Object.fromEntries(remotes),
    shell: { entry: ['src/service-worker.ts', 'src/**/*.server.ts', tests], project: ['src/**/*.{ts,tsx}'] },
    // its presets find the folders of the shell API there
    'shared/build': {
      entry: ['*.ts', tests],
      project: ['**/*.{ts,tsx}'],
      ignoreDependencies: ['@sureda/(remote|ui)'],
    },
    'shared/*': { entry: ['*.ts', 'src/**/*.server.ts', tests], project: ['**/*.{ts,tsx}'] },
    api: { entry: [tests], project: ['src/**/*.ts'] },
    gateway: { entry: [tests], project: ['src/**/*.ts'] },
    server: { entry: ['src/main.ts', tests], project: ['src/**/*.ts'] },
    territories: { entry: ['**/*.test.ts', 'audio/speak.ts'], project: ['**/*.ts'] },
    scripts: { entry: ['*.{ts,mjs}', tests], project: ['**/*.ts'] },
    deploy: { entry: ['src/*.operations.test.ts'], project: ['src/**/*.ts'] },
    bench: { entry: ['src/*.bench.ts', tests], project: ['src/**/*.ts'] },
    e2e: {
      entry: ['*.config.ts', 'src/**/*.e2e.ts', 'src/support/split-deployment.ts'],
      project: ['src/**/*.ts'],
    },
  },
}
