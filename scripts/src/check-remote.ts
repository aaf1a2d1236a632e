import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { CommandError } from '@sureda/server/command'
import { step } from './progress.ts'
import { runTool } from './run-tool.ts'

/**
 * Throws `CommandError` if types or tests of a remote fail; the tools print the details. `root` is the remote's
 * workspace.
 */
export async function checkRemote(remote: string, root = ROOT): Promise<void> {
  const bin = (...parts: string[]) => path.join(root, 'node_modules', ...parts)
  const checks = [
    ['types', bin('typescript/bin/tsc'), '-b', '--checkers', '1', remote],
    ['tests', bin('vitest/vitest.mjs'), 'run', '--project=components', '--project=rules', `${remote}/`],
  ] as const
  for (const [what, ...args] of checks) {
    const status = await step(`${what} of ${remote}`, () => runTool([...args], { cwd: root }))
    if (status !== 0)
      throw new CommandError(
        `Not shipped: the ${what} of ${remote} have faults, which the lines above name. Mend them; where it cannot wait: --unchecked`,
      )
  }
}
