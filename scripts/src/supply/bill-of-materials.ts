import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { runPnpm } from './pnpm.ts'

/** The used fields of a CycloneDX component. */
export interface Component {
  name: string
  group?: string
  version: string
  licenses?: readonly ({ license: { id?: string; name?: string } } | { expression: string })[]
}

/** A built server includes the Node that runs this. */
const NODE = {
  ...{ type: 'application', name: 'node', version: process.versions.node },
  ...{
    purl: `pkg:generic/node@${process.versions.node}`,
    'bom-ref': `pkg:generic/node@${process.versions.node}`,
  },
  licenses: [{ license: { id: 'MIT' } }],
} satisfies Component & Record<string, unknown>

interface Bill {
  components: Component[]
}

/** Packages in a release, on the server and in the browser. */
const IN_RELEASE = ['@sureda/server...', './shell...', './mf-*...']
const TEXT = /^(licen[cs]e|copying|notice)/i

/**
 * The CycloneDX document (1.6) of the production dependencies of these packages, from lockfile and installed packages,
 * without our own packages.
 * @throws if pnpm fails
 */
export function billOfMaterials(packages: readonly string[] = IN_RELEASE): Bill {
  const folder = mkdtempSync(path.join(tmpdir(), 'sureda-bill-'))
  try {
    const file = path.join(folder, 'bill.json')
    const { status, stderr } = runPnpm(
      ...['sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'],
      ...['--sbom-type', 'application', '--out', file],
      ...packages.map((name) => `--filter=${name}`),
    )
    if (status !== 0) throw new Error(`pnpm could not list what is used: ${stderr.trim()}`)
    const bill = JSON.parse(readFileSync(file, 'utf8')) as Bill
    return { ...bill, components: [...bill.components.filter((one) => !isOwn(one)), NODE] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const isOwn = ({ name, group }: Component) => group === '@sureda' || name.startsWith('@sureda/')

/** `name@version` with the scope. */
export const fullName = ({ group, name, version }: Component) =>
  `${group ? `${group}/` : ''}${name}@${version}`

/** Writes `sbom.cdx.json` and `LICENSES.txt`, with the text of each licence, into the folder of a release. */
export function writeBillOfMaterials(folder: string): void {
  const bill = billOfMaterials()
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 1)}\n`)
  writeFileSync(path.join(folder, 'LICENSES.txt'), licenceTexts(bill.components))
}

/** Licences and their texts, as the packages contain them. */
export function licenceTexts(components: readonly Component[]): string {
  const store = path.join(ROOT, 'node_modules/.pnpm')
  const installed = readdirSync(store)
  return components
    .map((one) => {
      const [name = '', id] = [
        fullName(one).slice(0, -one.version.length - 1),
        fullName(one).replaceAll('/', '+'),
      ]
      const folder = installed.find((entry) => entry === id || entry.startsWith(`${id}_`))
      const texts = folder ? textsIn(path.join(store, folder, 'node_modules', name)) : []
      return [`${fullName(one)}: ${licenceOf(one) ?? 'see below'}`, ...texts].join('\n\n')
    })
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}

function textsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (one) => one.isFile() && TEXT.test(one.name),
  )
  return files.map((one) => readFileSync(path.join(folder, one.name), 'utf8').trim())
}

/** As an SPDX expression. */
export function licenceOf({ licenses = [] }: Component): string | undefined {
  const all = licenses.map((one) =>
    'expression' in one ? one.expression : (one.license.id ?? one.license.name),
  )
  return all.length > 0 ? all.join(' AND ') : undefined
}
