import path from 'node:path'
import { typedCommand } from '@sureda/api/typed-command'
import { sentReleaseFaults } from '@sureda/build/check/sent-release'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import {
  openControl,
  overrideSecretOf,
  RELEASE_STORE_SETTINGS,
  releaseStoreOf,
} from '@sureda/gateway/installation'
import { removeUnused, STORED_DAYS } from '@sureda/gateway/releases/commands'
import { type BuiltRelease, readBuilt, ship } from '@sureda/gateway/releases/ship'
import { databaseRollouts } from '@sureda/gateway/rollout/database-rollouts'
import { MAX_OVERRIDE_HOURS, signOverride } from '@sureda/gateway/rollout/override-token'
import { OVERRIDE_QUERY } from '@sureda/gateway/visitor'
import { type Command, CommandError, defineCommand } from '../command.ts'
import { readRemote, readVersion } from './remotes.ts'

export const REMOTES_SHIP_COMMANDS: readonly Command[] = [
  defineCommand({
    name: 'remotes ship',
    usage: '--dist <folder> [--promote] [--reason "…"]',
    summary: 'Checks a built release, stores and records it; no visitor gets it yet without --promote.',
    options: { dist: { type: 'string' }, promote: { type: 'boolean' }, reason: { type: 'string' } },
    settings: RELEASE_STORE_SETTINGS,
    database: 'migrated',
    run: async ({ values }, { database, config, actor, cwd, print }) => {
      const built = builtIn(path.resolve(cwd, String(values.dist)))
      const { name: remote, version } = built.record
      const releases = await releaseStoreOf(config)
      const control = await openControl(database.db, config)
      const isNew = await ship(built, releases, control, actor)
      if (values.promote)
        await control.run({ action: 'promote', remote, version, actor, reason: values.reason })
      const status = (await control.status()).find(({ rollout }) => rollout.remote === remote)
      for (const old of status
        ? await removeUnused(status, { releases, rollouts: databaseRollouts(database.db) })
        : [])
        print(`  ${old} is older than ${STORED_DAYS} days and unused: removed from the store`)
      const isShown = status?.rollout.stable === version
      const next = `No one gets it yet: ${typedCommand(`remotes promote ${remote} ${version}`)}`
      print(
        `${remote} ${version} ${isNew ? 'is shipped' : 'was shipped before, nothing changed'}. ${isShown ? 'Everybody gets it.' : next}`,
      )
    },
  }),
  defineCommand({
    name: 'remotes override',
    usage: '<remote> <version> [--hours 8] [--host gavarres.localhost]',
    summary: 'Prints an address that shows a version to the people who open it, until it expires.',
    options: { hours: { type: 'string', default: '8' }, host: { type: 'string' } },
    settings: [...RELEASE_STORE_SETTINGS, 'OVERRIDE_SECRET', 'PUBLIC_URL_SCHEME', 'PUBLIC_URL_PORT', 'PORT'],
    database: 'none',
    run: async ({ words, values }, { config, print }) => {
      const [remote, version] = [readRemote(words[0]), String(readVersion(words[1]))]
      const hours = Number(values.hours)
      if (!(hours > 0 && hours <= MAX_OVERRIDE_HOURS))
        throw new CommandError(`--hours is a number up to ${MAX_OVERRIDE_HOURS}.`)
      if (!(await (await releaseStoreOf(config)).has(remote, version)))
        throw new CommandError(`${remote} ${version} is not in the release store; ship it first.`)
      if (!values.host && config.NODE_ENV === 'production')
        throw new CommandError(
          '--host is missing: name a domain of the territory, as in --host app.example.org.',
        )
      const expires = Math.floor(Date.now() / 1000 + hours * 3_600)
      const token = signOverride({ releases: { [remote]: version }, expires }, overrideSecretOf(config))
      const scheme = config.PUBLIC_URL_SCHEME
      const port = config.PUBLIC_URL_PORT ?? (scheme === 'http' ? config.PORT : undefined)
      print(`${scheme}://${values.host ?? 'localhost'}${port ? `:${port}` : ''}/?${OVERRIDE_QUERY}=${token}`)
    },
  }),
]

/** Reads the build in a folder. Throws `CommandError` with the reasons for which a team's release would be refused. */
function builtIn(folder: string): BuiltRelease {
  const built = readBuilt(folder)
  const { name: remote, version } = built.record
  const sent = { remote, version, files: built.files, live: [], shellApi: SHELL_API_VERSION }
  const faults = sentReleaseFaults(sent).faults.map(({ reason, fix }) => `${reason} ${fix}`)
  if (faults.length > 0) throw new CommandError(`Not shipped:\n  ${faults.join('\n  ')}`)
  return built
}
