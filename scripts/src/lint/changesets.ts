const BEGINNING = /^---\n(?:'@?[\w/-]+': (?:major|minor|patch)\n)+---\n\n\S/

/** `npx changeset version` reads no file of `.changeset` after one without packages and step at its beginning. */
export function changesetFaults(file: string, source: string): string[] {
  if (!file.startsWith('.changeset/') || BEGINNING.test(source)) return []
  return [`${file} does not begin with '<package>': <major|minor|patch> between two lines ---, then a text`]
}
