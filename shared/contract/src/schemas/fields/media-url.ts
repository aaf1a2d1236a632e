/** Address of a stored path; absolute addresses and data URLs pass unchanged. */
export function mediaUrl(path: string): string {
  return /^(https?:|data:|blob:|\/)/.test(path) ? path : `/media/${path}`
}

/** `srcset` of a stored picture, or undefined if it exists in one width only. */
export function mediaSrcSet(path: string, widths: readonly number[]): string | undefined {
  if (widths.length < 2 || !/-\d+\.(webp|avif|jpg|png)$/.test(path)) return undefined
  return widths
    .map((width) => `${mediaUrl(path.replace(/-\d+(\.\w+)$/, `-${width}$1`))} ${width}w`)
    .join(', ')
}
