/** The part of react-i18next that the platform supports. Everything else is left out of the shell. */

export type { UseTranslationOptions, UseTranslationResponse } from '~react-i18next'
export { I18nextProvider, initReactI18next, useTranslation } from '~react-i18next'
