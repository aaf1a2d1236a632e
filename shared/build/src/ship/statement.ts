/** A team's statement about a release: the files with their hashes, and where they were built (in-toto statement, SLSA provenance 1). */
export const STATEMENT_TYPE = 'application/vnd.in-toto+json'
export const ACT_TYPE = 'application/vnd.sureda.act+json'

const BUILD_TYPE = 'sureda:remote/v1'

export interface Statement {
  _type: 'https://in-toto.io/Statement/v1'
  subject: { name: string; digest: { sha256: string } }[]
  predicateType: 'https://slsa.dev/provenance/v1'
  predicate: {
    buildDefinition: {
      buildType: string
      externalParameters: { remote: string; version: string }
      resolvedDependencies: { uri: string; digest: { gitCommit: string } }[]
    }
    runDetails: { builder: { id: string } }
  }
}

interface Facts {
  remote: string
  version: string
  files: readonly { name: string; sha256: string }[]
  /** Address of the repository and hash of the commit. */
  source: { uri: string; commit: string }
  /** Who built it: the address of a CI run, or a machine. */
  builder: string
}

export const statementOf = ({ remote, version, files, source, builder }: Facts): Statement => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: files.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: BUILD_TYPE,
      externalParameters: { remote, version },
      resolvedDependencies: [{ uri: source.uri, digest: { gitCommit: source.commit } }],
    },
    runDetails: { builder: { id: builder } },
  },
})

/** A change of a rollout, signed and accepted once. */
export interface SignedAct {
  action: 'promote' | 'canary' | 'rollback' | 'disable' | 'enable'
  remote: string
  version?: string
  share?: number
  reason?: string
  /** ISO time of signing. */
  at: string
  nonce: string
}
