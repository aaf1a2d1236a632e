import { canonicalPath, GUIDE_AREA, isAtOrBelow } from '@sureda/contract/remote/paths'

const HEADER = 'permissions-policy'

/** The stored page with the server's headers for that address: the guide area may use the camera, which reads passes offline. */
export function withCamera(request: Request, page: Response): Response {
  const policy = page.headers.get(HEADER)
  if (!policy || !isAtOrBelow(canonicalPath(new URL(request.url).pathname), GUIDE_AREA)) return page
  const headers = new Headers(page.headers)
  headers.set(HEADER, policy.replace('camera=()', 'camera=(self)'))
  return new Response(page.body, { status: page.status, statusText: page.statusText, headers })
}
