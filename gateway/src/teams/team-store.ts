import type { KeyRecord } from '@sureda/build/ship/team-key'
import type { RemoteName } from '@sureda/contract/remote/registry'

/** A team with its remotes and keys, as the command line lists it. Times are ISO texts. */
export interface Team {
  name: string
  remotes: RemoteName[]
  keys: { id: string; createdBy: string; createdAt: string; endsAt: string | null }[]
}

/** A valid key with its team. */
export interface KeyHolder extends KeyRecord {
  team: string
  remotes: RemoteName[]
}

export interface TeamAct {
  team: string
  keyId: string | null
  action: string
  remote: string | null
  version: string | null
  /** `key <id>`, or the person at the command line. */
  actor: string
  /** Network address, or `command line`. */
  address: string
  /** `done` or `refused`; null if it was interrupted. */
  outcome: string | null
  detail: string | null
  at: string
}

export type TeamChange =
  | { action: 'add'; team: string; remotes: RemoteName[]; key: KeyRecord; actor: string }
  | { action: 'rotate'; team: string; key: KeyRecord; overlapHours: number; actor: string }
  | { action: 'revoke'; keyId: string; actor: string }

/** The team commands, on the database or through the running server. */
export interface TeamControl {
  /** Throws `RolloutError` with one sentence. */
  change(change: TeamChange): Promise<void>
  list(): Promise<Team[]>
  /** Newest first. */
  log(team: string | undefined, limit: number): Promise<TeamAct[]>
}

export interface TeamStore extends TeamControl {
  /** The key, unless it has ended. */
  key(id: string): Promise<KeyHolder | undefined>
  /** Logs an action before it runs. Undefined if the nonce was used before. */
  begin(act: Omit<TeamAct, 'outcome' | 'detail' | 'at'>, nonce?: string): Promise<number | undefined>
  end(id: number, outcome: 'done' | 'refused', detail: string | null): Promise<void>
}
