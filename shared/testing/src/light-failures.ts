// Set-up of component tests: what only explains a failure is made where something fails. Both were a quarter of the processor time of six heavy test files.
if (typeof document !== 'undefined') {
  const [React, { configure, getConfig }] = await Promise.all([
    import('react'),
    import('@testing-library/react'),
  ])

  // React notes for the first 10,000 elements a second, with a stack each, which component made them. There is no public switch
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  )
  if (typeof internals === 'object' && internals && 'recentlyCreatedOwnerStacks' in internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

  // every look of `findBy` that finds nothing yet would print the document
  const { getElementError } = getConfig()
  configure({
    getElementError: (message, container) => {
      const error = new Error()
      error.name = 'TestingLibraryElementError'
      let text: string | undefined
      return Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => {
          text ??= getElementError(message, container).message
          return text
        },
        set: (said: string) => {
          text = said
        },
      })
    },
  })
}

export {}
