/** Named colours and system colours of CSS; keywords such as `transparent` are allowed. */
const NAMED =
  'aliceblue|antiquewhite|aqua|aquamarine|azure|beige|bisque|black|blanchedalmond|blue|blueviolet|brown|burlywood|cadetblue|chartreuse|chocolate|coral|cornflowerblue|cornsilk|crimson|cyan|darkblue|darkcyan|darkgoldenrod|darkgray|darkgreen|darkgrey|darkkhaki|darkmagenta|darkolivegreen|darkorange|darkorchid|darkred|darksalmon|darkseagreen|darkslateblue|darkslategray|darkslategrey|darkturquoise|darkviolet|deeppink|deepskyblue|dimgray|dimgrey|dodgerblue|firebrick|floralwhite|forestgreen|fuchsia|gainsboro|ghostwhite|gold|goldenrod|gray|green|greenyellow|grey|honeydew|hotpink|indianred|indigo|ivory|khaki|lavender|lavenderblush|lawngreen|lemonchiffon|lightblue|lightcoral|lightcyan|lightgoldenrodyellow|lightgray|lightgreen|lightgrey|lightpink|lightsalmon|lightseagreen|lightskyblue|lightslategray|lightslategrey|lightsteelblue|lightyellow|lime|limegreen|linen|magenta|maroon|mediumaquamarine|mediumblue|mediumorchid|mediumpurple|mediumseagreen|mediumslateblue|mediumspringgreen|mediumturquoise|mediumvioletred|midnightblue|mintcream|mistyrose|moccasin|navajowhite|navy|oldlace|olive|olivedrab|orange|orangered|orchid|palegoldenrod|palegreen|paleturquoise|palevioletred|papayawhip|peachpuff|peru|pink|plum|powderblue|purple|rebeccapurple|red|rosybrown|royalblue|saddlebrown|salmon|sandybrown|seagreen|seashell|sienna|silver|skyblue|slateblue|slategray|slategrey|snow|springgreen|steelblue|tan|teal|thistle|tomato|turquoise|violet|wheat|white|whitesmoke|yellow|yellowgreen|accentcolor|accentcolortext|activetext|buttonborder|buttonface|buttontext|canvas|canvastext|field|fieldtext|graytext|highlight|highlighttext|linktext|mark|marktext|selecteditem|selecteditemtext|visitedtext'

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
  {
    fault: 'a token of the design with another value, name an own property --own-…',
    pattern:
      /(?:^|[\s;{}])--(?:color|space|text|radius|z|weight|leading|shadow|duration|ease|font)-[\w-]*\s*:/,
  },
  { fault: '!important, the cascade layers make it unnecessary', pattern: /!\s*important/i },
  { fault: ':global, a remote styles only its own elements', pattern: /:global\b/ },
  {
    fault: 'a rule for the whole page, a remote styles only its own elements',
    pattern: /(^|[\s,}])(html|body|:root)\b[^;{}]*\{/,
  },
  { fault: 'a layer that is not "remote"', pattern: /@layer\s+(?!remote\b)/ },
]

/** Text that sets no colour of the design: comments, conditions of `@supports`, and rules for forced colours. */
const NOT_PAINTED =
  /\/\*[\s\S]*?\*\/|@supports\b[^{;]*|@media[^{;]*forced-colors:\s*active[^{;]*\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g
/** A colour made of a token, which follows its brand as long as at least one channel does. */
const FROM_TOKEN =
  /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(\s*from\s+var\(--[\w-]+\)((?:[^()]|\([^()]*\))*)\)/gi
const CHANNEL = /(?<![\w-])[a-z](?![\w(-])/i

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

/** `re\\64` is red: what is escaped is read as a browser reads it. A line break stays one, for the number of the line. */
const unescaped = (text: string): string =>
  text
    .replaceAll(/\\([0-9a-f]{1,6})[ \t]?/gi, (_all, hex: string) => {
      const code = Number.parseInt(hex, 16)
      return code > 32 && code <= 0x10ffff ? String.fromCodePoint(code) : 'x'
    })
    .replaceAll(/\\([^\n])/g, '$1')

const painted = (source: string): string =>
  unescaped(source.replaceAll(NOT_PAINTED, blank)).replaceAll(FROM_TOKEN, (colour, channels: string) =>
    CHANNEL.test(channels) ? blank(colour) : colour,
  )

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
