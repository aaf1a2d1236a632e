import { expect, it } from 'vitest'
import { nameFaults } from './doc-names.ts'

const workspace = {
  files: new Set(['api/src/serve.ts', 'api/src/lib/page.ts', 'api/README.md']),
  names: new Set(['useAddress', 'RouteHandle', 'DRAIN_MS']),
}
const faultsOf = (text: string) => nameFaults('api/README.md', text, workspace)

it('accepts files and folders by path or end of path', () => {
  expect(faultsOf('`api/src/serve.ts` `src/serve.ts` `serve.ts` `src/lib/` `dist/main.js`')).toEqual([])
  expect(faultsOf('`src/gone.ts` `src/domain/`')).toEqual([
    'api/README.md names the file src/gone.ts, which does not exist: name it as it is called now or take it out',
    'api/README.md names the file src/domain/, which does not exist: name it as it is called now or take it out',
  ])
})

it('accepts names in the sources, and ignores commands, calls and plain words', () => {
  expect(
    faultsOf('`useAddress` `RouteHandle` `DRAIN_MS` `points/rating` `npm test` `slot_full` `React`'),
  ).toEqual([])
  expect(faultsOf('`usePlaces` and `LEAF_PARTS`')).toHaveLength(2)
  expect(faultsOf('```\n`usePlaces`\n```')).toEqual([])
})
