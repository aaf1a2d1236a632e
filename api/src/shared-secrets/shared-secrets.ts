import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'
import { databaseFault } from '../errors/database-error.ts'
import type { Secret } from '../secret.ts'
import { ConfigError } from '../setting.ts'
import { typedCommand } from '../typed-command.ts'

/** Secrets that must be equal in all processes of an installation. */
export const SHARED_SECRETS = ['INTERNAL_KEY', 'OVERRIDE_SECRET', 'PASS_SECRET'] as const
export type SharedSecret = (typeof SHARED_SECRETS)[number]

interface Fingerprint {
  name: SharedSecret
  salt: string
  fingerprint: string
}

const LOCK_TIMEOUT = '55P03'
/** Tries of three seconds each: several processes that start at once on a busy machine hold the lock longer. */
const TURNS = 20

/** Slow on purpose (about 50 ms), so that someone with the table cannot try many values. */
const hash = (value: string, salt: string): Promise<Buffer> =>
  promisify<string, string, number, Buffer>(scrypt)(value, salt, 32)

/**
 * Compares the secrets of this process with those of the process that started last on this database, and records its
 * own. One common value is enough, so that a secret can be changed by `former,new`, `new,former` and `new`, in one
 * process after the other. Throws `ConfigError` listing those that are missing here or differ.
 */
export async function assertSharedSecrets(
  db: Db,
  secrets: Partial<Record<SharedSecret, Secret | undefined>>,
): Promise<void> {
  const compare = async (tx: Db) => {
    // two processes that start at once must not both record theirs
    await tx.execute(sql`lock table shared_secrets in share row exclusive mode`)
    const recorded = await rowsOf<Fingerprint>(tx, sql`select name, salt, fingerprint from shared_secrets`)
    const lines: string[] = []
    for (const [name, values] of Object.entries(secrets) as [SharedSecret, Secret | undefined][]) {
      const known = recorded.filter((row) => row.name === name)
      if (known.length > 0 && !values) lines.push(`  ${name} ${missing}`)
      else if (known.length > 0 && values && !(await haveOneInCommon(known, values)))
        lines.push(`  ${name} ${different(name)}`)
      else if (values) await record(tx, name, values)
    }
    return lines
  }
  const faults = await inTurn(() => db.transaction(compare))
  if (faults.length > 0) throw new ConfigError(`The environment is not usable:\n${faults.join('\n')}`)
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn++) {
    try {
      return await work()
    } catch (error) {
      if (turn === TURNS || databaseFault(error)?.code !== LOCK_TIMEOUT) throw error
    }
  }
}

const missing = 'is missing here: the other processes of this database have it'
const different = (name: string) =>
  `is not the one of the other processes of this database: set the same, or both (former,new) while it is changed; where the former one is lost: ${typedCommand(`secrets forget ${name}`)}`

/** Lets the next process that starts decide the value, after a secret was lost. */
export async function forgetSecret(db: Db, name: SharedSecret): Promise<void> {
  await db.execute(sql`delete from shared_secrets where name = ${name}`)
}

async function record(tx: Db, name: SharedSecret, values: Secret): Promise<void> {
  await forgetSecret(tx, name)
  for (const value of values) {
    const salt = randomBytes(16).toString('base64url')
    const fingerprint = (await hash(value, salt)).toString('base64url')
    await tx.execute(
      sql`insert into shared_secrets (name, salt, fingerprint) values (${name}, ${salt}, ${fingerprint})`,
    )
  }
}

async function haveOneInCommon(known: readonly Fingerprint[], values: Secret): Promise<boolean> {
  for (const { salt, fingerprint } of known)
    for (const value of values)
      if (timingSafeEqual(await hash(value, salt), Buffer.from(fingerprint, 'base64url'))) return true
  return false
}
