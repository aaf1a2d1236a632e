import { Counter, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client'

/** All metrics of a process, under the names that dashboards and alert rules use. One process has one registry. */
export const registry = new Registry<OpenMetricsContentType>()
registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
const registers = [registry]

/** Routes are patterns (`/api/v1/routes/:id`), screens `page /experiencias/:id`; status is a class (`2xx`). */
export const requests = new Counter({
  name: 'sureda_http_requests_total',
  help: 'Answered requests, without /livez and /readyz',
  labelNames: ['method', 'route', 'status'] as const,
  registers,
})

export const requestSeconds = new Histogram({
  name: 'sureda_http_request_duration_seconds',
  help: 'From the first byte of a request to the last of its answer',
  labelNames: ['method', 'route'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

/** `not_modified`: the caller already has the answer. */
export type CacheResult = 'hit' | 'not_modified' | 'miss'

export const cacheReads = new Counter({
  name: 'sureda_cache_reads_total',
  help: 'Reads of content (answers of the API), documents (whole pages) and rendered pages',
  labelNames: ['cache', 'result'] as const,
  registers,
})

/** `confirmed`, `requested`, or the problem code that refused it. */
export const bookings = new Counter({
  name: 'sureda_bookings_total',
  help: 'Attempts to book by outcome',
  labelNames: ['outcome'] as const,
  registers,
})

/** Counts each visitor once, and only visitors that got the release. */
export const remoteLoads = new Counter({
  name: 'sureda_remote_loads_total',
  help: 'Loads of remotes on phones, as reported',
  labelNames: ['remote', 'release', 'result'] as const,
  registers,
})

/**
 * `rollback` of a canary, `alert` for a release that everyone has. A time instead of a counter, because Prometheus sees
 * no increase in a series that begins with 1.
 */
export const releaseVerdicts = new Gauge({
  name: 'sureda_release_verdict_timestamp_seconds',
  help: 'When a release of the remote last failed for too many',
  labelNames: ['remote', 'action'] as const,
  registers,
})

export const queueLength = new Gauge({
  name: 'sureda_queue_length',
  help: 'Photos and pages that wait for their turn in this process',
  labelNames: ['queue'] as const,
  registers,
})

export const jobRuns = new Counter({
  name: 'sureda_job_runs_total',
  help: 'Rounds of a job over all tenants; failed: for at least one',
  labelNames: ['name', 'result'] as const,
  registers,
})

export const jobFinished = new Gauge({
  name: 'sureda_job_last_finish_timestamp_seconds',
  help: 'When this process finished a round of the job last, whether or not a tenant failed',
  labelNames: ['name'] as const,
  registers,
})

export const jobEvery = new Gauge({
  name: 'sureda_job_interval_seconds',
  help: 'How often a process runs the job',
  labelNames: ['name'] as const,
  registers,
})

export const databaseConnections = new Gauge({
  name: 'sureda_database_connections',
  help: 'Pool of this process; waiting: calls without a connection',
  labelNames: ['state'] as const,
  registers,
})

/** For the whole installation: every process reports the same value, so take the maximum. */
export const waitingRows = new Gauge({
  name: 'sureda_waiting_rows',
  help: 'What jobs should have done: mail, push, notices; set-aside: given up after eight tries',
  labelNames: ['queue'] as const,
  registers,
})

export const oldestWaiting = new Gauge({
  name: 'sureda_waiting_oldest_seconds',
  help: 'Since the oldest of them could have been done',
  labelNames: ['queue'] as const,
  registers,
})

/**
 * For the whole installation, like `waitingRows`. The command that makes and verifies a backup records it in the
 * database.
 */
export const lastBackup = new Gauge({
  name: 'sureda_last_backup_timestamp_seconds',
  help: 'Moment whose rows the newest backup that was read again and is whole holds; 0: there is none',
  registers,
})
// no value until it is first read
lastBackup.remove()

/** Counted once a day, by the process whose job checked. */
export const brokenInvariants = new Counter({
  name: 'sureda_invariants_broken_total',
  help: 'Breaches of invariants that were found',
  labelNames: ['invariant'] as const,
  registers,
})

export const ready = new Gauge({
  name: 'sureda_ready',
  help: '1 where /readyz answers 200',
  registers,
})

export const checks = new Gauge({
  name: 'sureda_check_ok',
  help: 'Parts of /readyz',
  labelNames: ['check'] as const,
  registers,
})

export const diskBytes = new Gauge({
  name: 'sureda_disk_bytes',
  help: 'Disk of the data folder: size and what this user may still write',
  labelNames: ['kind'] as const,
  registers,
})

export const buildInfo = new Gauge({
  name: 'sureda_build_info',
  help: 'Always 1',
  labelNames: ['version', 'release', 'role', 'node'] as const,
  registers,
})
