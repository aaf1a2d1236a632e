import type { CDPSession } from 'playwright'

interface TraceEvent {
  name: string
  cat: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

/** Traces a page; `end` returns the processor time of its main thread between two of its `performance.mark`s. */
export async function threadTime(cdp: CDPSession) {
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  })
  return async function end(): Promise<(from: string, to: string) => number> {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.end')
    await complete
    return (from, to) => {
      const mark = (name: string) =>
        events.find((event) => event.name === name && event.cat.includes('user_timing'))
      const first = mark(from)
      const last = mark(to)
      if (!first || !last) return Number.NaN
      const tasks = events
        .filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid)
        .filter(({ ts, dur = 0 }) => ts + dur > first.ts && ts < last.ts)
        .sort((a, b) => a.ts - b.ts)
      let busy = 0
      let until = 0
      for (const { ts, dur = 0, tdur = 0 } of tasks) {
        // the task is nested in the previous one
        if (ts < until || dur === 0) continue
        until = ts + dur
        // a task that began before a mark counts in part
        busy += tdur * ((Math.min(until, last.ts) - Math.max(ts, first.ts)) / dur)
      }
      return busy / 1000
    }
  }
}
