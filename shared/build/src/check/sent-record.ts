import type { MfManifest, ReleaseRecord, RemoteDeclaration } from '@sureda/contract/remote/registry'
import semver from 'semver'
import type { Fault } from './fault.ts'

/** What `remote.json` said, read back from the record of a build: without words and file names, which the build added. */
export function declaredIn({ name, requires, contributes }: ReleaseRecord): RemoteDeclaration | undefined {
  if (!contributes?.i18n || !Array.isArray(contributes.nav)) return undefined
  const { routes, slots, nav, guards, i18n } = contributes
  return {
    name,
    requires,
    routes,
    slots,
    nav: nav.map((place) => {
      const { words: _words, ...declared } = place ?? {}
      return declared
    }),
    ...(guards ? { guards } : {}),
    i18n: { namespace: i18n.namespace },
  }
}

/** Shared modules of each expose, by its identifier, as the build found them; the check of the record refuses unknown ones. */
export function consumedOf({ consumes }: ReleaseRecord): Map<string, string[]> {
  return new Map(
    Object.entries(consumes ?? {}).map(([expose, keys]) => [
      expose.replace(/^\.\//, '').replaceAll(/\W/g, '_'),
      Array.isArray(keys) ? keys.map(String) : [],
    ]),
  )
}

/** A release of an unknown preset may have a form that no check here can read. */
export function presetFaults(preset: unknown, here: string): Fault[] {
  const install = `Install @sureda/build ^${semver.major(here)}.0.0, at most ${here}, build and ship it again.`
  if (typeof preset !== 'string' || !semver.valid(preset))
    return [{ reason: 'The release was not built by the preset of @sureda/build.', fix: install }]
  if (semver.gt(preset, here))
    return [{ reason: `@sureda/build ${preset} does not exist here: the newest is ${here}.`, fix: install }]
  if (semver.major(preset) !== semver.major(here))
    return [
      { reason: `@sureda/build ${preset} is of a former major; this server has ${here}.`, fix: install },
    ]
  return []
}

/** The name that the preset gives a release on the window, so that two of one remote can be on one page. */
const globalNameOf = (remote: string, version: string) =>
  `${remote.replaceAll('-', '_')}_${version.replaceAll(/\W/g, '_')}`

interface Sent {
  remote: string
  version: string
  files: ReadonlyMap<string, Buffer>
}

/** The manifest must have the form that the preset gives it: pages carry it, and phones load what it names. */
export function manifestFaults({ remote, version, files }: Sent, manifest: MfManifest | undefined): Fault[] {
  const fix = 'Build with the preset of @sureda/build, and ship the folder unchanged.'
  const refused = (reason: string): Fault[] => [{ reason, fix }]
  if (!manifest) return refused('mf-manifest.json is missing or unreadable.')
  if (!hasForm(manifest)) return refused('mf-manifest.json does not have the form that the preset gives it.')
  const container = remote.replaceAll('-', '_')
  const { name, metaData, exposes } = manifest
  const globalName = globalNameOf(remote, version)
  if (name !== container || metaData.name !== container || metaData.globalName !== globalName)
    return refused(`mf-manifest.json is of ${metaData.globalName}; this release is ${globalName}.`)
  if (metaData.publicPath !== 'auto')
    return refused('mf-manifest.json has a fixed public path; the preset writes "auto".')
  const entry = metaData.remoteEntry.name
  const named = [entry, ...exposes.flatMap(({ assets: { js, css } }) => [...js.sync, ...css.sync])]
  const lost = named.filter((file) => !files.has(file))
  if (lost.length > 0) return refused(`mf-manifest.json names ${lost.join(', ')}, which was not sent.`)
  if (!String(files.get(entry)).includes(globalName))
    return refused(
      `${entry} is not an entry of the preset: it defines no container with the name ${globalName}.`,
    )
  return []
}

function hasForm({ id, name, metaData, exposes }: MfManifest): boolean {
  const isText = (value: unknown) => typeof value === 'string' && value.length <= 200
  const isList = (value: unknown) => Array.isArray(value) && value.every(isText)
  return (
    [id, name, metaData?.name, metaData?.globalName, metaData?.remoteEntry?.name].every(isText) &&
    Array.isArray(exposes) &&
    exposes.every(
      (expose) =>
        [expose?.id, expose?.name, expose?.path].every(isText) &&
        isList(expose.assets?.js?.sync) &&
        isList(expose.assets?.css?.sync),
    )
  )
}
