import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { AppError } from '../../../errors/app-error.ts'

const derive: (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer> = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane (27 ms here). */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`

/** Each derivation takes a pool thread and 19 MiB: more at once only slow everyone down. */
const AT_ONCE = 4
const WAITING_MAX = 100
let running = 0
const waiting: (() => void)[] = []

async function deriveInTurn(password: string, salt: Buffer): Promise<Buffer> {
  if (waiting.length >= WAITING_MAX)
    throw new AppError('busy', 'too many sign-ins at once', { retryAfter: 2 })
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await derive('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce: salt,
      ...COST,
    })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** PHC string `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await deriveInTurn(password, salt)
  return `${PREFIX}${encode(salt)}$${encode(hash)}`
}

/**
 * True if the password matches the stored hash. Without one (unknown person, or Google sign-in) it does the same work,
 * so that the duration reveals nothing.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const [salt, expected] = parse(stored) ?? [Buffer.alloc(16), Buffer.alloc(COST.tagLength)]
  const actual = await deriveInTurn(password, salt)
  return timingSafeEqual(actual, expected) && parse(stored) !== undefined
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function parse(stored: string | null | undefined): [salt: Buffer, hash: Buffer] | undefined {
  if (!stored?.startsWith(PREFIX)) return undefined
  const [salt = '', hash = ''] = stored.slice(PREFIX.length).split('$')
  const decoded = Buffer.from(hash, 'base64')
  return decoded.length === COST.tagLength ? [Buffer.from(salt, 'base64'), decoded] : undefined
}
