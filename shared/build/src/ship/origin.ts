import { execFileSync } from 'node:child_process'
import { hostname } from 'node:os'
import { ShipError } from './release-server.ts'

/** Where a release comes from. */
export interface Origin {
  source: { uri: string; commit: string }
  builder: string
}

type Environment = Record<string, string | undefined>

/** Commit and builder from the CI that runs, else from git and this machine. */
export function originOf(env: Environment, given: { commit?: string; builder?: string } = {}): Origin {
  const commit = given.commit ?? env.GITHUB_SHA ?? env.CI_COMMIT_SHA ?? git('rev-parse', 'HEAD')
  if (!commit || !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
    throw new ShipError(
      'The commit of this build is unknown: give --commit <hash>, or run it in a git checkout.',
    )
  const uri = repositoryOf(env) ?? git('remote', 'get-url', 'origin') ?? 'unknown'
  return {
    source: { uri: `git+${withoutCredentials(uri)}`, commit },
    builder: given.builder ?? runOf(env) ?? `machine:${hostname()}`,
  }
}

const repositoryOf = ({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_PROJECT_URL }: Environment) =>
  GITHUB_SERVER_URL && GITHUB_REPOSITORY ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : CI_PROJECT_URL

const runOf = (env: Environment) =>
  env.GITHUB_RUN_ID ? `${repositoryOf(env)}/actions/runs/${env.GITHUB_RUN_ID}` : env.CI_JOB_URL

const withoutCredentials = (uri: string) => uri.replace(/\/\/[^/@]+@/, '//').slice(0, 190)

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}
