const made = new Map<string, unknown>()

/**
 * An `Intl` formatter, cached by language and options: creating one costs a phone more than a thousand uses.
 * `formatter(Intl.NumberFormat, 'ca', { style: 'percent' }).format(0.5)`
 */
export function formatter<Made, Options>(
  Kind: new (language: string, options?: Options) => Made,
  language: string,
  options: Options,
): Made {
  const key = `${Kind.name} ${language} ${JSON.stringify(options)}`
  const known = made.get(key) as Made | undefined
  if (known) return known
  const fresh = new Kind(language, options)
  made.set(key, fresh)
  return fresh
}
