/** How long a push service that did not answer is not called. */
const HELD_MS = 60_000

/** Hosts of push services that did not answer in time: their notices wait, and those of others do not. Each process has its own list. */
export class SlowServices {
  readonly #until = new Map<string, number>()

  hold(endpoint: string, now: Date): void {
    this.#until.set(new URL(endpoint).host, now.getTime() + HELD_MS)
  }

  /** Hosts that are not called at this moment. */
  list(now: Date): string[] {
    for (const [host, until] of this.#until) if (until <= now.getTime()) this.#until.delete(host)
    return [...this.#until.keys()]
  }
}
