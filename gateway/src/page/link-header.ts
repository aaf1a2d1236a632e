import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'

/**
 * `Link` header with the shell's first files. A browser reads it before the page is parsed and its first script has run, a tenth of a second
 * earlier on a slow phone; these files fill the connection, so the rest stays in the page's tags (hashes in a header
 * are not compressed). If a proxy drops the header, the tags do the same a little later.
 */
export function linkHeader({ css, js, integrity }: ShellFiles): string {
  const link = (file: string, more: string) =>
    `</${file}>; rel=preload; crossorigin=anonymous; ${more}${integrity[file] ? `; integrity="${integrity[file]}"` : ''}`
  return [
    ...css.map((file) => link(file, 'as=style')),
    ...js.map((file) => link(file, 'as=script; fetchpriority=high')),
  ].join(', ')
}
