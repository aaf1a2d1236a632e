// The one way to every command. Runs on whatever Node the machine has (>= 20.19); everything behind it runs on the Node that the
// workspace pins. Plain JavaScript without dependencies, because it works before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '..')
const MANIFEST = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
const LOCKFILE = path.join(ROOT, 'pnpm-lock.yaml')
const STAMP = path.join(ROOT, 'node_modules/.sureda-installed')
const windows = process.platform === 'win32'

function fail(sentence) {
  console.error(`\n✗ ${sentence}`)
  process.exit(1)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(
    `Sureda needs Node 20.19 or newer to start; this is ${process.version}. Install a newer one from https://nodejs.org.`,
  )
}

/** What only a checkout has is a file of this folder; the rest is the program that a server runs, too. */
const ofCheckout = (command) => existsSync(path.join(ROOT, 'scripts', `${command}.ts`))

function checkCommand(command) {
  const known = Object.keys(MANIFEST.scripts)
  if (command && (ofCheckout(command) || known.includes(command))) return
  fail(`There is no command "${command ?? ''}". Known: ${known.join(', ')}.`)
}

const lockfileHash = () => createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex')

/** What the lockfile says, once. `setup` is for people who changed a package.json: it brings the lockfile up to date too. */
function install(changed) {
  const wanted = lockfileHash()
  if (!changed && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('• installing dependencies (the first time takes about a minute)')
  const started = performance.now()
  const { status, error } = spawnSync(
    windows ? 'npx.cmd' : 'npx',
    [
      '--yes',
      MANIFEST.packageManager,
      'install',
      changed ? '--no-frozen-lockfile' : '--frozen-lockfile',
      '--reporter=append-only',
    ],
    { cwd: ROOT, stdio: 'inherit', shell: windows, env: { ...process.env, CI: '1' } },
  )
  if (error) fail(`npx could not be run (${error.message}). It comes with npm: check that npm is installed.`)
  if (status !== 0)
    fail(
      'Installing failed; the lines above say why. Without network access it cannot work the first time; after a change of a package.json run: npm run setup.',
    )
  writeFileSync(STAMP, lockfileHash())
  console.log(`• installed in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

/** The pinned Node; the machine's own one when it is new enough and the pinned one cannot run here. */
function pinnedNode() {
  const pinned = path.join(ROOT, 'node_modules/node/bin', windows ? 'node.exe' : 'node')
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  fail(
    'The Node that the workspace pins cannot run on this machine. Install Node 24 yourself (https://nodejs.org) and run the command again: it will be used instead.',
  )
}

const [command, ...words] = process.argv.slice(2)
// npm takes the first `--` away; who calls this file by hand may have written it too
const args = words[0] === '--' ? words.slice(1) : words
checkNode()
checkCommand(command)
install(command === 'setup')
const node = pinnedNode()
const bins = [path.dirname(node), path.join(ROOT, 'node_modules/.bin')].join(path.delimiter)
const program = ofCheckout(command) ? [`scripts/${command}.ts`] : ['server/src/main.ts', command]
const child = spawn(node, [...program, ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    // Node keeps what it compiled, also the TypeScript without its types: half of the CPU time of a start
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'),
    ...process.env,
    PATH: `${bins}${path.delimiter}${process.env.PATH ?? ''}`,
  },
})
// stopping this process means the command: without this a stopped `npm start` would leave its server behind
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// a signal to npm ends its shell and goes no further: the command would run on, with its servers
const starter = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== starter && child.kill('SIGTERM'), 1_000).unref()
child.on('error', (error) => fail(`The command could not be started: ${error.message}`))
child.on('exit', (status, signal) => process.exit(status ?? (signal ? 1 : 0)))
