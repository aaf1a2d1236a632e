import { ApiError, OfflineError, RequestTimeoutError } from '@sureda/remote/api'

/** The API renders the PDF on the first request, and the file is larger than other answers. */
const TIMEOUT_MS = 60_000

/**
 * The programme as a file.
 * @throws ApiError, OfflineError, RequestTimeoutError
 */
export async function fetchProgramme(address: string, language: string): Promise<Blob> {
  try {
    const response = await fetch(address, {
      headers: { 'Accept-Language': language },
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok)
      throw new ApiError(response.status, /\bjson\b/.test(type) ? await response.json() : null)
    // a captive portal answers with its sign-in page
    if (!type.startsWith('application/pdf')) throw new OfflineError('The file did not come from the server')
    return await response.blob()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new RequestTimeoutError(`No file after ${TIMEOUT_MS}ms`)
    if (error instanceof TypeError) throw new OfflineError(error.message)
    throw error
  }
}
