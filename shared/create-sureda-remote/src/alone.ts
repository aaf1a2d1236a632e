import { listFiles, listRoutes } from './list-files.ts'
import { remoteFiles } from './remote-files.ts'

/** What the packages of this release say; written when they are packed. */
export interface Template {
  /** Our packages and libraries, with their versions. */
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  rspackConfig: string
}

/** Files of a remote that is alone in its folder. */
export function aloneFiles(remote: `mf-${string}`, template: Template): Record<string, string> {
  const own = remote.slice(3)
  const files = remoteFiles(remote, {
    schema: './node_modules/@sureda/build/remote.schema.json',
    buildFiles: {
      'package.json': json({
        name: remote,
        version: '1.0.0',
        private: true,
        type: 'module',
        engines: { node: '>=22.18' },
        scripts: {
          dev: 'rspack dev',
          build: 'rspack build',
          types: 'tsc',
          test: 'vitest run',
          ship: 'sureda-ship ship --dist dist',
        },
        dependencies: template.dependencies,
        devDependencies: template.devDependencies,
      }),
      'rspack.config.ts': template.rspackConfig,
      'tsconfig.json': json({
        extends: '@sureda/build/tsconfig.remote.json',
        include: ['src', '*.ts', 'locales/*.json'],
      }),
      'vitest.config.ts': VITEST,
      '.gitignore': 'node_modules/\ndist/\n',
      '.github/workflows/remote.yml': WORKFLOW,
    },
    commands: [
      ['alone', '`npm run dev`: http://localhost:4080 with a fake shell (`PORT`, `API_URL`)'],
      ['checks', '`npm run types`, `npm test`'],
      ['a release', '`npm run build` leaves it in `dist`'],
      [
        'ship',
        '`npm run ship`, with `SUREDA_URL` and `SUREDA_TEAM_KEY`; `npx sureda-ship help` shows what follows',
      ],
    ],
  })
  const declaration = JSON.parse(files['remote.json'] ?? '{}') as object
  return {
    ...files,
    'remote.json': json({ ...declaration, routes: listRoutes(own) }),
    ...listFiles(own),
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const VITEST = `import { remoteTests } from '@sureda/build/vitest'

export default remoteTests()
`

const WORKFLOW = `name: remote
on: [push, pull_request]

jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with: { node-version: 24, cache: npm }
      - run: npm ci
      - run: npm run types
      - run: npm run lint --if-present
      - run: npm test
      - run: npm run build
      - if: github.ref == 'refs/heads/main'
        run: npm run ship
        env:
          SUREDA_URL: \${{ vars.SUREDA_URL }}
          SUREDA_TEAM_KEY: \${{ secrets.SUREDA_TEAM_KEY }}
`
