import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { changedModules, indexOf, namesOf, type Surface, type SurfaceName, surfaceText } from './surface.ts'

export interface SurfaceChanges {
  removed: string[]
  /** Exports that existing remotes can no longer use in the same way, with the compiler's message. */
  changed: string[]
  added: string[]
  /** Something is different, but existing remotes keep working. */
  isWider: boolean
}

const label = ({ key, name }: SurfaceName) => `${name} of ${key}`

/**
 * Compares the built packages in `folder` with the recorded surface. The compiler decides: an export that can replace
 * the former one has not changed for its users.
 */
export function surfaceChanges(was: Surface, now: Surface, folder: string): SurfaceChanges {
  const before = keysOf(was).flatMap((key) => namesOf(was, key))
  const after = new Set(keysOf(now).flatMap((key) => namesOf(now, key).map(label)))
  const known = new Set(before.map(label))
  const changed = changedModules(was, now)
  const compared = before.filter((one) => after.has(label(one)) && changed.has(indexOf(one.key)))
  const modules = new Map([...was.modules].filter(([module]) => changed.has(module)))
  return {
    removed: [...known].filter((one) => !after.has(one)),
    changed: compared.length > 0 ? misfits({ ...was, modules }, compared, folder) : [],
    added: [...after].filter((one) => !known.has(one)),
    isWider: changed.size > 0 || now.modules.size > was.modules.size,
  }
}

const keysOf = ({ modules }: Surface): string[] =>
  [...modules.keys()].filter((module) => module === indexOf(keyOf(module))).map(keyOf)

const keyOf = (module: string): string => path.posix.dirname(module)

function misfits(was: Surface, kept: readonly SurfaceName[], folder: string): string[] {
  const config = {
    extends: path.join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: true,
      emitDeclarationOnly: false,
      composite: false,
      incremental: false,
      typeRoots: [path.join(ROOT, 'node_modules/@types')],
      paths: { ...facades(), ...packages(folder) },
    },
    files: ['compared.ts', 'was.d.ts'],
  }
  writeFileSync(path.join(folder, 'was.d.ts'), surfaceText(was))
  writeFileSync(path.join(folder, 'compared.ts'), kept.map(comparison).join(''))
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc')
  const args = [tsc, '-p', path.join(folder, 'tsconfig.json'), '--checkers', '1', '--pretty', 'false']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const said = [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error TS\d+: (.*(?:\n {2,}.*)*)/gm)]
  const faults = new Map<string, string>()
  for (const [, file = '', line = '', sentence = ''] of said) {
    const one = kept[Number(line) - 1]
    if (!file.endsWith('compared.ts') || !one)
      throw new Error(`The surfaces could not be compared: ${file}: ${sentence}`)
    if (!faults.has(label(one))) faults.set(label(one), lastSentence(sentence))
  }
  return [...faults].map(([name, sentence]) => `${name}: ${sentence}`)
}

/**
 * One line per export. A type may be read or written by remotes, so it has changed if it is assignable in neither
 * direction.
 */
function comparison({ key, name, isValue, parameters }: SurfaceName, index: number): string {
  const any = parameters > 0 ? `<${Array(parameters).fill('any').join(', ')}>` : ''
  const was = `import('was:${key}/index.d.ts').${name}`
  const now = `import('${key}').${name}`
  return isValue
    ? `export const v${index}: typeof ${was} = null as unknown as typeof ${now}\n`
    : `export const t${index}: [${was}${any}] extends [${now}${any}] ? 'same' : [${now}${any}] extends [${was}${any}] ? 'same' : 'another type' = 'same'\n`
}

const lastSentence = (sentence: string) => sentence.split('\n').at(-1)?.trim() ?? sentence

const facades = () =>
  Object.fromEntries(
    [
      ['react-router-dom', 'react-router-dom'],
      ['@tanstack/react-query', 'react-query'],
      ['react-i18next', 'react-i18next'],
    ].flatMap(([name = '', facade = '']) => [
      [name, [path.join(ROOT, `shared/build/src/facade/${facade}.ts`)]],
      [`~${facade}`, [path.join(ROOT, 'shared/build/node_modules', name)]],
    ]),
  )

const packages = (folder: string) => ({
  '~zustand': [path.join(ROOT, 'shared/build/node_modules/zustand')],
  // unchanged modules must be the same type on both sides
  'was:@sureda/ui/*': [path.join(folder, 'ui/dist/*')],
  'was:@sureda/remote/*': [path.join(folder, 'remote/dist/*')],
  '@sureda/contract/*': [path.join(folder, 'contract/dist/*.d.ts')],
  '@sureda/ui/*': [path.join(folder, 'ui/dist/*/index.d.ts')],
  '@sureda/remote/*': [path.join(folder, 'remote/dist/*/index.d.ts')],
  '*': ['remote', 'ui', 'contract'].flatMap((name) =>
    ['*', '@types/*'].map((pattern) => path.join(ROOT, 'shared', name, 'node_modules', pattern)),
  ),
})
