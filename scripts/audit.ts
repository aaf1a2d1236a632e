/**
 * `npm run audit`: licences and known vulnerabilities of what a release contains; `-- --write <folder>` writes `sbom.cdx.json` and `LICENSES.txt` there.
 * Fails for findings, never because of the network.
 */
import { parseArgs } from 'node:util'
import { giveUp } from './src/progress.ts'
import { acceptedOn } from './src/supply/accepted-findings.ts'
import { audit } from './src/supply/audit.ts'
import { billOfMaterials, writeBillOfMaterials } from './src/supply/bill-of-materials.ts'
import { licenceFaults } from './src/supply/licence-policy.ts'

const { write } = parseArgs({ options: { write: { type: 'string' } } }).values
if (write !== undefined) writeBillOfMaterials(write)
const { components } = billOfMaterials()
const faults = licenceFaults(components)
if (faults.length > 0) giveUp(faults.join('\n'))
console.log(`${components.length} packages, all with allowed licences.`)

const { result, text } = audit(acceptedOn(new Date().toISOString().slice(0, 10)))
if (result === 'findings')
  giveUp(
    `${text}\n\nUpdate the package, or accept the finding for a time in scripts/src/supply/accepted-findings.ts.`,
  )
console.log(
  result === 'clean'
    ? 'No known vulnerability of moderate or higher severity.'
    : 'The registry did not answer the question for vulnerabilities: nothing was checked. Ask one that does (npm config set registry).',
)
