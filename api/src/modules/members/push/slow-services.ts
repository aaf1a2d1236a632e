/** A push service that did not answer is left alone so long. */
const HELD_MS = 60_000

/** Services that have just let a person wait, by host: what is for them waits, and nothing for the others does. Each process knows its own. */
export class SlowServices {
  readonly #until = new Map<string, number>()

  hold(endpoint: string, now: Date): void {
    this.#until.set(new URL(endpoint).host, now.getTime() + HELD_MS)
  }

  /** Hosts that are left alone at this moment. */
  list(now: Date): string[] {
    for (const [host, until] of this.#until) if (until <= now.getTime()) this.#until.delete(host)
    return [...this.#until.keys()]
  }
}
