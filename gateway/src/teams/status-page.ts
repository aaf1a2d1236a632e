import { createHash } from 'node:crypto'
import {
  comparisonText,
  type ReleaseHealth,
  type RemoteReport,
  type TeamReport,
} from '@sureda/build/ship/status-text'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: min(1rem, 4vw); overflow-wrap: break-word }
h1, h2 { font-size: 1.25rem }
section { border-top: 1px solid; padding-block: 1rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
caption { text-align: start; font-weight: 600; padding-block: 1rem .25rem; max-width: 92vw }
td { white-space: nowrap }
th, td { text-align: start; padding: .25rem .75rem .25rem 0; vertical-align: top }
thead th { border-bottom: 1px solid }
[role=alert] { border-inline-start: .25rem solid; padding-inline-start: .75rem; font-weight: 600 }
`

/** The page loads nothing except its own style. */
export const STATUS_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Status of a team's remotes, for a browser. */
export const statusPage = ({ team, since, remotes }: TeamReport): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Releases of ${text(team)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Releases of ${text(team)}</h1>
<p>Health since <time datetime="${text(since)}">${text(moment(since))}</time> UTC, as phones report it. A visitor counts once in ten minutes; speed is measured on one of ten pages.</p>
${remotes.map(remoteSection).join('\n')}
</main>
</body>
</html>
`

const remoteSection = (row: RemoteReport): string => `<section aria-labelledby="${text(row.remote)}">
<h2 id="${text(row.remote)}">${text(row.remote)}${row.disabled ? ' (disabled)' : ''}</h2>
${row.alert ? `<p role="alert">${text(row.alert)}</p>` : ''}
<p>Everybody gets ${text(row.stable ?? 'nothing')}${row.canary ? `; ${row.canaryShare} % get the canary ${text(row.canary)}` : ''}.</p>
${row.comparison ? `<p>The canary ${text(comparisonText(row.comparison))}.</p>` : ''}
${row.health.length > 0 ? healthTable(row) : ''}
${row.health.flatMap(screenTable).join('\n')}
${row.releases.length > 0 ? shippedTable(row) : ''}
</section>`

const healthTable = ({ remote, canary, health }: RemoteReport) =>
  table(
    `Health of ${remote}`,
    [
      'Release',
      'Visitors',
      'Visitors with a failure',
      'Loads',
      'Failures by phase',
      'Errors at render',
      'Entry',
      'Largest screen',
      'Server half',
    ],
    health.map(({ version, visitors, failedVisitors, loads, failures, renderErrors, bytes }) => [
      `${version}${version === canary ? ' (canary)' : ''}`,
      String(visitors),
      visitors > 0 ? `${failedVisitors} (${((failedVisitors / visitors) * 100).toFixed(1)} %)` : '0',
      String(loads),
      Object.entries(failures)
        .map(([phase, count]) => `${phase} ${count}`)
        .join(', ') || '–',
      String(renderErrors),
      `${kb(bytes.entry)} of ${kb(bytes.entryLimit)}`,
      kb(bytes.largest),
      bytes.server === null ? '–' : kb(bytes.server),
    ]),
  )

const screenTable = ({ version, screens }: ReleaseHealth) =>
  screens.length === 0
    ? []
    : [
        table(
          `Speed of the screens of ${version}, three of four pages are faster`,
          [
            'Screen',
            'Largest contentful paint',
            'Answers to taps after',
            'Interaction to next paint',
            'Pages',
          ],
          screens.map(({ screen, lcp, inp, interactive }) => [
            screen,
            ms(lcp),
            ms(interactive),
            ms(inp),
            String(interactive?.pages ?? lcp?.pages ?? 0),
          ]),
        ),
      ]

const shippedTable = ({ remote, releases }: RemoteReport) =>
  table(
    `Shipped releases of ${remote}`,
    ['Release', 'Shipped', 'Commit', 'Built by'],
    releases.map(({ version, shippedAt, commit, builder }) => [
      version,
      moment(shippedAt),
      commit?.slice(0, 8) ?? '–',
      builder ?? '–',
    ]),
  )

/** Wide tables scroll within themselves on a phone, and are reachable by keyboard. */
const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll" tabindex="0" role="region" aria-label="${text(caption)}"><table><caption>${text(caption)}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${text(head)}</th>`).join('')}</tr></thead>
<tbody>${rows.map(([first = '', ...cells]) => `<tr><th scope="row">${text(first)}</th>${cells.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`

const ms = (value: { p75: number } | null) => (value ? `${(value.p75 / 1000).toFixed(1)} s` : '–')
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
const moment = (at: string) => at.slice(0, 16).replace('T', ' ')

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string) => value.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)
