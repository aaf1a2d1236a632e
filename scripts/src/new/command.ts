import { parseArgs } from 'node:util'
import { ROOT } from '@sureda/build/workspace'
import { ACCESS_LEVELS, type AccessLevel } from '@sureda/contract/rules/access'
import { camelCase, NewError, remoteName } from 'create-sureda-remote/names'
import { planRemote, planScreen } from './plan.ts'
import { writePlan } from './write-plan.ts'

const HELP = `npm run new -- screen <remote> <name> [--path /address] [--access public]
                                  a screen: component, style, test, texts in six languages, its route
npm run new -- remote <name>      a remote with one screen, ready to be built and shipped`

/**
 * Runs \`npm run new -- …\` and answers what to print: what was written, and what only a person can do.
 * @throws NewError with one sentence and the way out; then nothing was written
 */
export function runNew(args: readonly string[], root = ROOT): string {
  const { positionals, values } = wordsOf(args)
  const [kind, first, second, ...more] = positionals
  if (kind === undefined || kind === 'help') return HELP
  if (more.length > 0) throw new NewError(`"${more.join(' ')}" is too much.\n${HELP}`)
  if (kind === 'remote') {
    if (!first || second || values.path || values.access)
      throw new NewError(`A remote needs a name and nothing else, e.g. npm run new -- remote walks`)
    const remote = remoteName(first)
    const written = writePlan(root, planRemote(root, first))
    return said(written, [
      'npm run setup writes it into the lockfile; npm start builds, ships and promotes it.',
      ...byHand(remote, remote.slice(3)),
    ])
  }
  if (kind !== 'screen') throw new NewError(`There is no "${kind}" to make.\n${HELP}`)
  if (!first || !second)
    throw new NewError(
      'A screen needs its remote and a name, e.g. npm run new -- screen mf-guide guided-walks',
    )
  const request = { remote: first, name: second, path: values.path, access: accessOf(values.access) }
  return said(writePlan(root, planScreen(root, request)), byHand(remoteName(first), second))
}

function wordsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { path: { type: 'string' }, access: { type: 'string' } },
    })
  } catch (error) {
    throw new NewError(`${(error as Error).message.split('. ')[0]}.\n${HELP}`)
  }
}

function accessOf(word: string | undefined): AccessLevel | undefined {
  const known = ACCESS_LEVELS.find((one) => one === word)
  if (word !== undefined && !known)
    throw new NewError(`--access is one of ${ACCESS_LEVELS.join(', ')}, not "${word}".`)
  return known
}

const byHand = (remote: string, screen: string) => [
  `Write the texts: "${camelCase(screen)}" in ${remote}/locales/*.json holds the name as its title and one sentence for the time being.`,
  `A menu shows the screen once it is in "nav" of ${remote}/remote.json; its calls go into "preloadApi" and "offlineApi" of its route.`,
  'Other screens link to it by a line in shared/contract/src/remote/paths.ts.',
  `Its test: npx vitest run ${remote}/src/${screen}`,
]

const said = (written: readonly string[], next: readonly string[]) =>
  `${written.map((line) => `  ${line}`).join('\n')}\n\nNext:\n${next.map((line) => `  - ${line}`).join('\n')}`
