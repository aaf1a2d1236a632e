import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Call } from '@sureda/contract/calls/call'
import { CALLS, type CallName } from '@sureda/contract/calls/calls'
import { problemsOf } from '@sureda/contract/codes/problem-codes'
import { expect, it } from 'vitest'

const modules = path.join(import.meta.dirname, '../modules')
const textOf = (folder: string) =>
  globSync('*.ts', { cwd: path.join(modules, folder) })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(modules, folder, file), 'utf8'))
    .join('\n')

const namesIn = (text: string) =>
  [...text.matchAll(/'((?:GET|POST|PUT|DELETE) \/[^']*)'/g)]
    .map(([, name = '']) => name)
    .filter((name): name is CallName => name in CALLS)
const folders = globSync(['*/*', '*'], { cwd: modules }).map((folder) => ({ folder, text: textOf(folder) }))

/** Folders that throw errors, with the calls of their routes and of folders that import their services. */
const refusing = folders.flatMap(({ folder, text }) => {
  const codes = [...text.matchAll(/new AppError\(\s*'([a-z_]+)'/g)].map(([, code = '']) => code)
  const users = folders.filter((other) => other.text.includes(`/${path.basename(folder)}/`))
  const names = [text, ...users.map((user) => user.text)].flatMap(namesIn)
  return codes.length > 0 ? [{ folder, codes, names }] : []
})

it.each(refusing)(
  'declares the problem codes that $folder throws at the calls that answer them',
  ({ codes, names }) => {
    const calls: Call[] = names.map((name) => CALLS[name])
    const listed: readonly string[] = [
      ...calls.flatMap(({ problems = [] }) => problems),
      ...problemsOf('any'),
    ]
    expect([...new Set(codes)].filter((code) => !listed.includes(code))).toEqual([])
  },
)
