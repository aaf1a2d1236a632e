import { GUIDE_AREA, isAtOrBelow } from '@sureda/contract/remote/paths'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import { LIBRARY_STYLES } from '@sureda/ui/tools/library-styles'
import { CSP_REPORTS_PATH } from './csp-reports.ts'
import { hashSource, type InlineElements } from './inline-elements.ts'

/** Name of the endpoint in `Reporting-Endpoints`. */
const ENDPOINT = 'csp'
/** Where `report-to` of the policy leads. */
export const REPORTING_ENDPOINTS = `${ENDPOINT}="${CSP_REPORTS_PATH}"`

const STYLES_OF_LIBRARIES = LIBRARY_STYLES.map(hashSource)

interface PolicyParts {
  tenant: Tenant
  /** Host of the request, with its port. */
  host: string
  /** The page's own scripts and styles. */
  sources: ReturnType<InlineElements['sources']>
  https: boolean
  /** False for the development build. */
  strict: boolean
}

/**
 * Content-Security-Policy of a page: the same for everyone who gets the page. Inline scripts are allowed by hash,
 * files from two folders of scripts; the page's Trusted Types policy has the same rules. No eval, no inline handlers,
 * no foreign requests except map tiles; signing in with a provider is a redirect.
 */
export function contentSecurityPolicy({ tenant, host, sources, https, strict }: PolicyParts): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [...sources.scripts, ...(strict ? scriptFolders(host) : ["'self'"])],
    'style-src': ["'self'", ...sources.styles, ...STYLES_OF_LIBRARIES],
    'img-src': ["'self'", 'data:', 'blob:', ...tileHosts(tenant)],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // scripts send all forms: one that is submitted before they run must not put its fields into an address
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(strict
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default', 'dompurify'] }
      : {}),
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
    // `report-uri` is for browsers without `report-to`; the others ignore it
    'report-uri': [CSP_REPORTS_PATH],
    'report-to': [ENDPOINT],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}

/** A host as the grammar of a policy allows it: nothing else of a Host header gets into the policy. */
const HOST_NAME = /^((?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*)(?::\d{1,5})?$/i

/**
 * Without a scheme (then it is the page's or https) and on any port, because some proxies drop the port from the Host
 * header. For an IP address or a name that ends with a dot a policy cannot name folders, so the whole origin is
 * allowed.
 */
function scriptFolders(host: string): string[] {
  const name = HOST_NAME.exec(host)?.[1]
  return name ? [`${name}:*/assets/`, `${name}:*/mf/`] : ["'self'"]
}

/** Origins of the tenant's map tiles: `https://{s}.tile.example.org/…` allows every subdomain of its template. */
function tileHosts(tenant: Tenant): string[] {
  const hosts = tenant.map.layers.flatMap(({ url }) => {
    const host = /^https:\/\/([^/]+)\//.exec(url)?.[1]
    return host && /^[\w.{}-]+(:\d+)?$/.test(host) ? [`https://${host.replace(/\{\w+\}/, '*')}`] : []
  })
  return [...new Set(hosts)]
}

const POLICY = 'geolocation=(self), accelerometer=(self), gyroscope=(self), fullscreen=(self)'
const REFUSED = 'microphone=(), payment=(), usb=(), interest-cohort=()'

/**
 * Device features that a page may use. Only pages of the guide area may use the camera, which reads passes
 * (docs/decisions/0030-passes-and-attendance.md).
 */
export const permissionsPolicy = (pathname: string): string =>
  `${POLICY}, camera=${isAtOrBelow(pathname, GUIDE_AREA) ? '(self)' : '()'}, ${REFUSED}`

export interface SecurityHeaderOptions {
  https: boolean
}

/** Headers of every answer, beside `permissionsPolicy`. */
export function securityHeaders({ https }: SecurityHeaderOptions): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // pages and the API send a longer policy; a longer one here would also apply to the service worker's script
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
