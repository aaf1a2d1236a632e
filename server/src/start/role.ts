import type { Environment } from '@sureda/api/setting'
import { CommandError } from '../command.ts'

/** What a process serves: pages and files, the API, or both. */
export type Role = 'both' | 'api' | 'gateway'

/** The word after `start`; both without one. */
export function readRole(word: string | undefined): Role {
  if (word === undefined) return 'both'
  if (word === 'api' || word === 'gateway') return word
  throw new CommandError(`start knows api and gateway, and not "${word}"; without a word it is both of them.`)
}

const SECRET = 'at least 32 characters, e.g. from: openssl rand -base64 32'
const OF_ALL = {
  DATABASE_URL: 'the embedded database serves one process alone: name a PostgreSQL that all processes use',
  INTERNAL_KEY: `the same for all processes: ${SECRET}`,
}

/** Settings that one of several processes needs. */
const NEEDED: Record<Role, Record<string, string>> = {
  both: {},
  api: OF_ALL,
  gateway: {
    ...OF_ALL,
    OVERRIDE_SECRET: `the same for all gateways: ${SECRET}`,
    API_URL: 'where the API answers, e.g. http://10.0.0.7:4000',
  },
}

/** Lines about settings that this role lacks. */
export function roleFaults(role: Role, env: Environment): string[] {
  const needed = { ...NEEDED[role] }
  // an API without it could not read the keys that other processes have encrypted
  if (role === 'api' && env.NODE_ENV === 'production')
    needed.PASS_SECRET = `the same for all processes: ${SECRET}`
  const missing = Object.entries(needed)
    .filter(([name]) => !env[name])
    .map(([name, what]) => `  ${name} is needed by start ${role}: ${what}`)
  return role === 'both' && env.API_URL
    ? ['  API_URL belongs to start gateway: start this process as one, or remove it']
    : missing
}
