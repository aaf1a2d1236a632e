import { api, type RequestOptions } from '../api/index.ts'

type Options = RequestOptions & { params?: object }
/** The client without the types of the contract: tests of its rules use invented addresses and bodies. */
export const anyCall = api as unknown as {
  get: <T = unknown>(path: string, options?: Options) => Promise<T>
  post: <T = unknown>(path: string, body?: unknown, options?: Options) => Promise<T>
  put: <T = unknown>(path: string, body?: unknown, options?: Options) => Promise<T>
  delete: <T = unknown>(path: string, options?: Options) => Promise<T>
  file: (path: string, options?: Options) => Promise<Blob>
}
