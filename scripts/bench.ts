/** `npm run bench [name …]`: measures and prints; without a name it lists what can be measured. */
import { apiLoad } from '@sureda/bench/api-load'
import { federatedVsMonolith, transferSizes } from '@sureda/bench/federated-vs-monolith'
import { startUp } from '@sureda/bench/start-up'
import { giveUp } from './src/progress.ts'

const BENCHES: Record<string, () => Promise<void>> = {
  'federated-vs-monolith': federatedVsMonolith,
  'transfer-sizes': transferSizes,
  'api-load': apiLoad,
  'start-up': startUp,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => name !== 'all' && !(name in BENCHES))
if (names.length === 0)
  console.log(`npm run bench -- <name …>\n  ${[...Object.keys(BENCHES), 'all'].join('\n  ')}`)
else if (unknown.length > 0)
  giveUp(`There is no bench "${unknown[0]}". Known: ${Object.keys(BENCHES).join(', ')}, all.`)
else
  for (const [name, bench] of Object.entries(BENCHES))
    if (names.includes('all') || names.includes(name)) await bench()
