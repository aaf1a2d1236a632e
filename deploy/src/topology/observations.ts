import type { Reply } from './reply.ts'

/** The period of an injected fault; only requests of these kinds may fail because of it. */
interface Fault {
  name: string
  kinds?: readonly string[] | undefined
  from: number
  until: number
}

export interface Summary {
  exchanges: number
  /** Answers with 5xx and connections without an answer, outside of the faults. */
  errors: number
  /** The same during the faults, by fault. */
  errorsInFaults: Record<string, number>
  wrong: string[]
  p50: number
  p95: number
  p99: number
}

/** Collects every request of the load, and every wrong answer. */
export class Observations {
  readonly wrong: string[] = []
  readonly errors: { kind: string; status: number; code: string; at: number; until: number }[] = []
  readonly times: number[] = []
  readonly counts = new Map<string, number>()
  readonly #faults: Fault[] = []
  readonly #begun = performance.now()

  note(kind: string, { status, code, startedAt, endedAt }: Reply): void {
    const name = `${kind} ${status}${status >= 400 || status === 0 ? ` ${code}` : ''}`
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    this.times.push(endedAt - startedAt)
    if (status === 0 || status >= 500 || status === 429)
      this.errors.push({ kind, status, code, at: startedAt, until: endedAt })
  }

  /** Records an answer that contradicts the ledger. */
  saw(what: string): void {
    this.wrong.push(`${Math.round((performance.now() - this.#begun) / 1000)} s: ${what}`)
  }

  /** Begins a fault. The returned function ends it. */
  fault(name: string, kinds?: readonly string[]): () => void {
    const fault: Fault = { name, kinds, from: performance.now(), until: Number.POSITIVE_INFINITY }
    this.#faults.push(fault)
    return () => {
      fault.until = performance.now()
    }
  }

  summary(): Summary & { outside: string[] } {
    const times = [...this.times].sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
    const errorsInFaults: Record<string, number> = {}
    const outside: string[] = []
    for (const { kind, status, code, at: from, until } of this.errors) {
      const fault = this.#faults.find(
        (each) => from <= each.until && until >= each.from && (each.kinds?.includes(kind) ?? true),
      )
      if (fault) errorsInFaults[fault.name] = (errorsInFaults[fault.name] ?? 0) + 1
      else outside.push(`${Math.round((from - this.#begun) / 1000)} s: ${kind} ${status} ${code}`)
    }
    return {
      exchanges: this.times.length,
      errors: outside.length,
      errorsInFaults,
      outside,
      wrong: this.wrong,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
    }
  }
}
