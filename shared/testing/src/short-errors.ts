// set-up of component tests: the explanation of a failure is made only when a test fails
if (typeof document !== 'undefined') {
  const { configure, getConfig } = await import('@testing-library/react')

  // otherwise every attempt of `findBy` that finds nothing yet would print the document
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
