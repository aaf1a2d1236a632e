import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { DrizzleQueryError } from '../database/orm.ts'
import { safeError, safeText } from './safe-error.ts'

const CANARY = 'canary@example.test'
const fault = (more: object = {}) =>
  Object.assign(new Error(`Key (email)=(${CANARY}) exists`), {
    code: '23505',
    detail: `Key (email)=(${CANARY}) already exists.`,
    where: `COPY users, line 1: "${CANARY}"`,
    hint: CANARY,
    internalQuery: `select '${CANARY}'`,
    constraint: 'users_email_uq',
    table: 'users',
    ...more,
  })
const query = () =>
  new DrizzleQueryError('insert into users values ($1, $2)', [CANARY, 'Canary Name'], fault())
const everything = (error: unknown) => `${JSON.stringify(safeError(error))}${safeText(error)}`

it('keeps statement, code, constraint, table and place, and drops every value', () => {
  const safe = safeError(query())
  expect(safe.message).toBe('Failed query: insert into users values ($1, $2)')
  expect(safe.stack).toMatch(/\n {4}at .*safe-error\.test\.ts/)
  expect(safe.cause).toMatchObject({ code: '23505', constraint: 'users_email_uq', table: 'users' })
  expect(everything(query())).not.toMatch(/canary/i)
})

it.each<[string, () => unknown]>([
  ['a cause', () => new Error('outer', { cause: query() })],
  [
    'the parts of an AggregateError',
    () => new AggregateError([query(), new Error('x', { cause: query() })], 'both'),
  ],
  ['a message that repeats its cause', () => new Error(`failed: ${fault().message}`, { cause: fault() })],
  ['a message that repeats a parameter', () => new Error('no Canary Name here', { cause: query() })],
  ['a message changed after it was thrown', () => Object.assign(query(), { message: 'shorter' })],
  [
    'a stack that begins with other words',
    () => Object.assign(new Error('a'), { stack: `${CANARY}\n    at ${CANARY}` }),
  ],
  ['a name that looks like a place in the code', () => fault({ message: 'x\n    at canary (/x.ts:1:1)' })],
  [
    'a circle of causes',
    () => {
      const circle = fault()
      return Object.assign(circle, { cause: circle })
    },
  ],
  ['something thrown that is no error', () => CANARY],
  ['an object without a prototype', () => Object.assign(Object.create(null), { message: CANARY })],
  [
    'fields of other libraries',
    () => Object.assign(new Error('no'), { rejected: [CANARY], payload: { sub: CANARY } }),
  ],
])('shows no value in %s', (_name, make) => {
  expect(everything(make())).not.toMatch(/canary(?!\.)/i)
})

it('leaves errors of the system and of the code as they are', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
    port: 5432,
    syscall: 'connect',
  })
  expect(safeError(error)).toMatchObject({
    type: 'Error',
    message: 'connect ECONNREFUSED 127.0.0.1:5432',
    code: 'ECONNREFUSED',
    port: 5432,
  })
  const timeout = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
  expect(safeError(timeout).message).toBe('canceling statement due to statement timeout')
})

it.each(['throw error', 'Promise.reject(error)'])(
  'ends the process without printing the values: %s',
  (end) => {
    const script = `
    import { DrizzleQueryError } from ${JSON.stringify(new URL('../database/orm.ts', import.meta.url).href)}
    import { endOnCrash } from ${JSON.stringify(new URL('crash.ts', import.meta.url).href)}
    endOnCrash()
    const error = new DrizzleQueryError('select $1', ['${CANARY}'], Object.assign(new Error('${CANARY}'), { code: '22P02', detail: '${CANARY}' }))
    setImmediate(() => { ${end} })`
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module-typescript', '-e', script],
      {
        encoding: 'utf8',
        cwd: import.meta.dirname,
      },
    )
    expect(status).toBe(1)
    expect(stderr).toContain('Failed query: select $1')
    expect(stderr).toContain('22P02')
    expect(stdout + stderr).not.toContain('canary@')
  },
)

it('logs warnings, faults and the end of a server as JSON lines', () => {
  const script = `
    import { endOnCrash, printError, printLine, writeJsonLines } from ${JSON.stringify(new URL('crash.ts', import.meta.url).href)}
    endOnCrash()
    writeJsonLines()
    printLine('ready')
    printError('a job failed', new Error('for ${CANARY}'))
    process.emitWarning('${CANARY} is old')
    setTimeout(() => { throw new Error('${CANARY}') }, 1)`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', script],
    { encoding: 'utf8', cwd: import.meta.dirname },
  )
  expect(status).toBe(1)
  const lines = `${stdout}${stderr}`.trim().split('\n')
  const read = lines.map((line) => JSON.parse(line) as { level: number; time: number; msg: string })
  expect(read.map(({ level, msg }) => [level, msg])).toEqual([
    [30, 'ready'],
    [50, 'a job failed'],
    [40, 'Node warns'],
    [50, 'ended by an error'],
  ])
  for (const { time } of read) expect(time).toBeGreaterThan(0)
  expect(stdout + stderr).not.toContain('canary@')
})
