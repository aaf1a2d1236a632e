import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { ConfigError } from '@sureda/api/setting'

/**
 * Checks that a folder can be created and written before anything slow begins. Throws `ConfigError` with one sentence.
 */
export function assertWritable(name: string, folder: string): void {
  let there = path.resolve(folder)
  while (!existsSync(there) && path.dirname(there) !== there) there = path.dirname(there)
  const refuse = (why: string) =>
    new ConfigError(
      `${name} (${path.resolve(folder)}) cannot be used: ${there} ${why}. Choose another folder, e.g. ${name}=.data/mine, or correct this one.`,
    )
  if (!statSync(there).isDirectory()) throw refuse('is a file')
  try {
    accessSync(there, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw refuse(
      (error as NodeJS.ErrnoException).code === 'EROFS' ? 'is read-only' : 'may not be written by this user',
    )
  }
}

/** Checks that the port is free before building and importing. Throws what `listen` throws. */
export function assertPortFree(host: string, port: number, command = 'npm start'): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ConfigError(
              `Port ${port} is in use, perhaps by another ${command}. Stop that program, or choose another port and data folder: PORT=${port + 10} DATA_DIR=.data/second ${command}`,
            )
          : error,
      ),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
