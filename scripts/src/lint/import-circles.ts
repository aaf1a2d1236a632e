import { importsOf, workspaceFiles } from './import-rules.ts'

/**
 * One sentence for each circle of files that import each other. Types and later imports count: they cost nothing when the app runs, but a reader cannot understand or move
 * one file of a circle without the others.
 */
export function circleFaults(sources: ReadonlyMap<string, string>): string[] {
  const open: string[] = []
  const done = new Set<string>()
  const faults: string[] = []
  const visit = (file: string): void => {
    if (open.includes(file)) {
      const circle = [...open.slice(open.indexOf(file)), file]
      faults.push(`${circle.join(' → ')}: an import circle; what they share belongs in a file of its own`)
      return
    }
    if (done.has(file)) return
    open.push(file)
    for (const target of importsOf(sources.get(file) ?? ''))
      for (const other of workspaceFiles(file, target)) if (sources.has(other)) visit(other)
    open.pop()
    done.add(file)
  }
  for (const file of sources.keys()) visit(file)
  return faults
}
