const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.vtt': 'text/vtt; charset=utf-8',
  '.gpx': 'application/gpx+xml',
  '.geojson': 'application/geo+json',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
}

/** Media type by file name; browsers must not interpret unknown ones. */
export function contentType(name: string): string {
  return TYPES[/\.[a-z0-9]+$/.exec(name)?.[0] ?? ''] ?? 'application/octet-stream'
}
