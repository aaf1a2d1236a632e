import type { Locale } from '@sureda/contract/codes/locale'

interface PageTexts {
  /** For browsers without JavaScript, and when scripts are refused. */
  noScript: string
  /** Language and country as link previews name them. */
  ogLocale: string
  description: string
}

/** Texts in the page before any language file is read. */
export const PAGE_TEXTS: Record<Locale, PageTexts> = {
  ca: {
    ogLocale: 'ca_ES',
    noScript: 'Per fer servir aquesta aplicació cal activar JavaScript al navegador.',
    description: 'Camins, experiències i històries de la terra del suro.',
  },
  es: {
    ogLocale: 'es_ES',
    noScript: 'Para usar esta aplicación, activa JavaScript en el navegador.',
    description: 'Caminos, experiencias e historias de la tierra del corcho.',
  },
  en: {
    ogLocale: 'en_GB',
    noScript: 'Please turn on JavaScript in your browser to use this app.',
    description: 'Paths, experiences and stories of the cork country.',
  },
  fr: {
    ogLocale: 'fr_FR',
    noScript: 'Pour utiliser cette application, activez JavaScript dans votre navigateur.',
    description: 'Chemins, expériences et histoires du pays du liège.',
  },
  de: {
    ogLocale: 'de_DE',
    noScript: 'Aktiviere JavaScript im Browser, um diese App zu nutzen.',
    description: 'Wege, Erlebnisse und Geschichten aus dem Korkland.',
  },
  nl: {
    ogLocale: 'nl_NL',
    noScript: 'Zet JavaScript aan in je browser om deze app te gebruiken.',
    description: 'Paden, belevingen en verhalen uit het kurkland.',
  },
}
