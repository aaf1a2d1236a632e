import path from 'node:path'

/** Targets of links and pictures in Markdown, and records of `docs/decisions` that any file names. */
const LINK = /\]\(([^)\s#]+)(?:#[^)]*)?\)|<img src="([^"]+)"/g
const RECORD = /docs\/decisions\/\d{4}[\w-]*(?:\.md)?/g

/** Broken links of one file. `exists` gets paths relative to the root. */
export function linkFaults(file: string, source: string, exists: (target: string) => boolean): string[] {
  const links = file.endsWith('.md')
    ? [...source.matchAll(LINK)].map(([, link, picture]) => link ?? picture ?? '')
    : []
  const lost = links
    .filter((link) => link && !/^[a-z]+:/.test(link))
    .map((link) => path.posix.join(path.posix.dirname(file), link))
    .filter((target) => !exists(target))
  const records = [...source.matchAll(RECORD)].map(([record]) => record).filter((record) => !exists(record))
  return [
    ...[...new Set(lost)].map(
      (target) => `${file} links to ${target}, which does not exist: correct the link or take it out`,
    ),
    ...[...new Set(records)].map(
      (record) =>
        `${file} names ${record}, which does not exist: docs/decisions/README.md lists the records; name the file with its ending`,
    ),
  ]
}
