/** `npm run build`: production builds of the packages whose sources changed; `-- --all` builds all of them. */
import { buildChanged } from './src/builds.ts'
import { giveUp, step } from './src/progress.ts'

const built = await step('building shell and remotes', () =>
  buildChanged(process.argv.includes('--all')),
).catch((error: Error) => giveUp(error.message))
console.log(built.length > 0 ? `Built: ${built.join(', ')}` : 'Nothing changed since the last build.')
