/** Named colours; keywords such as `transparent` are allowed. */
const NAMED =
  'aliceblue|antiquewhite|aqua|azure|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|khaki|lavender|lime|linen|magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|sienna|silver|snow|tan|teal|tomato|turquoise|violet|wheat|white|yellow'

const RULES: { fault: string; pattern: RegExp }[] = [
  {
    fault: 'a raw colour, use a token: var(--color-…)',
    pattern: /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i,
  },
  {
    fault: 'a colour by name, use a token: var(--color-…)',
    pattern: new RegExp(
      `(?:color|background|border[\\w-]*|outline[\\w-]*|fill|filter|stroke|shadow)\\s*:[^;]*(?<![\\w-])(?:${NAMED})(?![\\w-])`,
      'i',
    ),
  },
  { fault: '!important, the cascade layers make it unnecessary', pattern: /!\s*important/i },
  { fault: ':global, a remote styles only its own elements', pattern: /:global\b/ },
  {
    fault: 'a rule for the whole page, a remote styles only its own elements',
    pattern: /(^|[\s,}])(html|body|:root)\b[^;{}]*\{/,
  },
  { fault: 'a layer that is not "remote"', pattern: /@layer\s+(?!remote\b)/ },
]

/** Text that sets no colour: comments and conditions of `@supports`. */
const NOT_PAINTED = /\/\*[\s\S]*?\*\/|@supports\b[^{;]*/g
/** A colour made of a token, which follows its brand as long as at least one channel does. */
const FROM_TOKEN =
  /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(\s*from\s+var\(--[\w-]+\)((?:[^()]|\([^()]*\))*)\)/gi
const CHANNEL = /(?<![\w-])[a-z](?![\w(-])/i

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

const painted = (source: string): string =>
  source
    .replaceAll(NOT_PAINTED, blank)
    .replaceAll(FROM_TOKEN, (colour, channels: string) => (CHANNEL.test(channels) ? blank(colour) : colour))

/** Faults of one style sheet of a remote, each with its line. */
export function cssFaults(file: string, source: string): string[] {
  return painted(source)
    .split('\n')
    .flatMap((line, index) =>
      RULES.filter(({ pattern }) => pattern.test(line)).map(
        ({ fault }) => `${file}:${index + 1} has ${fault}`,
      ),
    )
}

/** Faults of one minified rule; the minifier writes `transparent` as `#0000`. */
export const ruleFaults = (rule: string): string[] =>
  RULES.filter(({ pattern }) =>
    pattern.test(painted(rule).replaceAll(/#0000(?![0-9a-f])/gi, 'transparent')),
  ).map(({ fault }) => fault)

/** Whether a value of a style attribute is a colour that follows no brand. */
export const isRawColour = (value: string): boolean =>
  ruleFaults(`a{color:${value}}`).some((fault) => /colour/.test(fault))
