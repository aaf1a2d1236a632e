/** `npm run bench -- embedded-crash` */
import { killRounds, powerLossRounds, secondOpener } from './embedded-crash.ts'
import { report } from './report.ts'

/** `npm run bench -- embedded-crash 20 10` runs fewer rounds. */
const [killCount, powerCount] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 50)]

const kills = await killRounds(killCount)
console.log(`• ${killCount} kills: ${kills.lost} of ${kills.acknowledged} acknowledged rows lost`)
const power = await powerLossRounds(powerCount, 'full')
console.log(`• ${powerCount} power losses: ${power.lost} of ${power.acknowledged} acknowledged rows lost`)
// without synced writes rows must get lost; otherwise the model would prove nothing
const control = await powerLossRounds(2, 'off')
const second = await secondOpener()
console.log(`• second opener: ${second.said}`)

report(
  'embedded-crash',
  [
    { what: 'SIGKILL', rounds: killCount, ...kills, goal: '0 lost in 100' },
    { what: 'power loss', rounds: powerCount, ...power, goal: '0 lost in 50' },
    { what: 'power loss, durability off (control)', rounds: 2, ...control, goal: 'loses' },
    {
      what: 'second opener',
      'exit code': second.code,
      ms: second.ms,
      'lines said': second.lines,
      goal: 'not 0, one sentence',
    },
  ],
  {
    second_opener_says: second.said,
    power_loss:
      'a folder that receives a file only when it is synced is what the next start finds; torn sectors are not modelled',
  },
)
