import { defineCommand } from '../command.ts'
import { release } from '../release.ts'

export const VERSION_COMMAND = defineCommand({
  name: 'version',
  usage: '',
  summary: 'Version and commit of this program, and its Node.',
  options: {},
  settings: [],
  database: 'none',
  run: async (_typed, { print }) => {
    print(
      `Sureda ${release ? `${release.version} (${release.commit})` : 'in a checkout'}, Node ${process.versions.node}`,
    )
  },
})
