import { expect, it } from 'vitest'
import { readTeamsCommand } from './teams-commands.ts'

const read = (line: string) => readTeamsCommand(line.split(' ').filter(Boolean))

it('understands every command', () => {
  expect(read('add walks --remotes mf-walks,mf-huts')).toEqual({
    name: 'add',
    team: 'walks',
    remotes: ['mf-walks', 'mf-huts'],
  })
  expect(read('rotate walks')).toEqual({ name: 'rotate', team: 'walks', overlapHours: 48 })
  expect(read('revoke 0123456789abcdef')).toEqual({ name: 'revoke', keyId: '0123456789abcdef' })
  expect(read('log')).toEqual({ name: 'log', team: undefined })
  expect(read('list')).toEqual({ name: 'list' })
  expect(read('')).toBeUndefined()
})

it.each([
  ['publish', 'There is no command "publish"'],
  ['add', 'Which team?'],
  ['add Walks', 'lower-case letters'],
  ['add walks', 'Which remotes?'],
  ['add walks --remotes walks', 'walks is no name of a remote'],
  ['rotate walks --overlap soon', '--overlap is a number of hours'],
  ['revoke', 'Which key?'],
  ['list --all', 'npm run teams shows all commands'],
])('says in one sentence what is wrong with: %s', (line, sentence) => {
  expect(() => read(line)).toThrow(sentence)
})
