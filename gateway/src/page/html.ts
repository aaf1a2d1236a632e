import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import type { Locale } from '@sureda/contract/codes/locale'
import { BOOT_SCRIPT_ID, type BootDocument, REGISTRY_SCRIPT_ID } from '@sureda/contract/remote/registry'
import {
  ANSWERS_SCRIPT_ID,
  HEIGHTS_KEY,
  LANGUAGE_PARAM,
  RENDERED_ROOT,
  RENDERED_SCRIPT_ID,
  type RenderedFacts,
} from '@sureda/contract/remote/server-render'
import { mediaUrl } from '@sureda/contract/schemas/fields/media-url'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import type { PageContent } from '../render/rendered-page.ts'
import { OTHER_CSS, takeRenderedScript } from '../render/take-rendered.ts'
import { pickedLanguageScript } from '../search/picked-language.ts'
import { earlyScript } from './early-script.ts'
import { type InlineElements, inlineElements } from './inline-elements.ts'
import { inlineScript } from './inline-script.ts'
import type { LinkPreview } from './link-preview.ts'
import { PAGE_TEXTS } from './page-texts.ts'
import type { FileToLoad, Preloads } from './preloads.ts'
import { integrityOf, screenFiles } from './screen-files.ts'
import { warmFormatsScript } from './warm-formats.ts'

const SHEETS_ID = 'shell-sheets'

export interface PageParts {
  tenant: Tenant
  /** First guess; the early script corrects it before the first paint. */
  locale: Locale
  /** Language named in the address; the phone treats it as chosen by the person. */
  addressLocale?: Locale
  boot: BootDocument
  registryText: string
  shell: ShellFiles
  preloads: Preloads
  preview: LinkPreview
  /** Theme of the tenant as CSS. */
  themeCss: string
  /** Splash pictures of the installed app, for iPhones. */
  splashTags: string
  /** The content rendered by the server; absent if only the phone renders it. */
  rendered?: { page: PageContent; facts: RenderedFacts }
}

export interface PageText {
  html: string
  /** Sources of its inline elements, for its policy. */
  sources: ReturnType<InlineElements['sources']>
}

/**
 * The whole page, with everything that the device needs before its first frame. In a page with content the links to
 * files follow it: first content that can be read, then scripts.
 */
export function renderPage(parts: PageParts): PageText {
  const { tenant, locale, boot, registryText, preloads, rendered } = parts
  const inline = inlineElements()
  const words = PAGE_TEXTS[locale]
  const early = earlyScript({
    calls: preloads.calls,
    languageFiles: preloads.languageFiles,
    tenantId: tenant.known ? tenant.id : null,
    renderedFor: rendered ? { locale: rendered.facts.locale, variant: rendered.facts.variant } : null,
    heightsKey: HEIGHTS_KEY,
    carried: rendered ? preloads.calls.filter((call) => call in rendered.page.answers) : [],
    tenantLocale: tenant.locale,
  })
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
${
  parts.addressLocale
    ? `${inline.script(pickedLanguageScript(parts.addressLocale, LANGUAGE_PARAM))}
`
    : ''
}${inline.script(early)}
${previewTags(parts)}
${brandTags(tenant)}
${parts.splashTags}
${inline.style(parts.themeCss + (rendered ? rendered.page.styles + OTHER_CSS + WITHOUT_SCRIPTS_CSS : BOOT_CSS))}
${rendered ? '' : fileTags(parts, inline)}
${languageTags(parts.preview)}
</head>
<body>
${rendered ? renderedContent(rendered, inline) : bootContent(tenant, words.noScript)}${structuredDataTag(parts)}
<script type="application/json" id="${BOOT_SCRIPT_ID}">${jsonText(boot)}</script>
<script type="application/json" id="${REGISTRY_SCRIPT_ID}">${registryText}</script>
${rendered ? fileTags(parts, inline) : ''}</body>
</html>
`
  return { html, sources: inline.sources() }
}

/** The shell's first files, then those of the screen. */
function fileTags({ shell, preloads, rendered }: PageParts, inline: InlineElements): string {
  const first = (file: string): FileToLoad => ({ href: `/${file}`, integrity: shell.integrity[file] })
  const scripts = shell.js.map(first).map((file) => {
    // visible pictures come before scripts
    const priority = rendered ? 'low' : 'high'
    return `<script defer fetchpriority="${priority}" src="${file.href}"${integrityOf(file)}></script>`
  })
  const warm = warmFormatsScript(shell)
  const sheets = shell.css.map(first).map(styleTag).join('')
  return `${rendered ? sheetsLast(sheets, inline) : sheets}
${scripts.join('')}
${screenFiles(preloads, shell.js.map((file) => `/${file}`).at(-1), inline)}${warm ? `\n${inline.script(warm)}` : ''}`
}

/**
 * In the head, because scripts append further sheets there: inserting a sheet before another one makes the browser lay
 * out the whole page again.
 */
const sheetsLast = (sheets: string, inline: InlineElements): string =>
  `<template id="${SHEETS_ID}">${sheets}</template>
${inline.script(inlineScript(addSheets, SHEETS_ID))}`

function addSheets(id: string): void {
  const template = document.getElementById(id)
  if (template instanceof HTMLTemplateElement) document.head.append(template.content)
}

const bootContent = ({ name }: Tenant, noScript: string): string =>
  `<div id="root"><div class="boot" role="status"><span class="boot-bar"></span><span class="boot-name">${escapeHtml(name)}</span><noscript>${escapeHtml(noScript)}</noscript></div></div>`

const renderedContent = (
  { page, facts }: NonNullable<PageParts['rendered']>,
  inline: InlineElements,
): string =>
  `${RENDERED_ROOT}${page.html}</div>
<script type="application/json" id="${RENDERED_SCRIPT_ID}">${jsonText(facts)}</script>
<script type="application/json" id="${ANSWERS_SCRIPT_ID}">${answersText(page.answers)}</script>
${inline.script(takeRenderedScript(facts.locale))}`

/**
 * A static layout until React replaces it: header bar and name. It uses the system font, because the brand's fonts (37
 * KB) would be fetched before the scripts.
 */
const BOOT_CSS = `
html{background:var(--color-background,#faf6ef);color:var(--color-ink,#221e1a)}
body{margin:0}
.boot{min-block-size:100svh;display:grid;place-content:center;place-items:center;gap:1rem;padding-inline:2rem;box-sizing:border-box;text-align:center;font:600 min(1.5rem,9vw)/1.3 system-ui,sans-serif;color:var(--color-primary,#7a4a2b)}
.boot-bar{position:fixed;inset-block-start:0;inset-inline:0;block-size:56px;background:var(--color-surface,#fff)}
noscript{font-size:min(1rem,8vw);color:var(--color-ink,#221e1a)}`

/**
 * A page with content is read without scripts; its buttons, fields and choices would do nothing then, and a slot stays
 * empty. What is of no use without them says so itself.
 */
const WITHOUT_SCRIPTS_CSS =
  '@media (scripting:none){#root :is(button,select,search,fieldset,form,[data-field],[data-waiting],[data-needs-scripts]){display:none}}'

function previewTags({ tenant, locale, preview }: PageParts): string {
  const meta = (name: 'name' | 'property', key: string, value: string) =>
    value ? `<meta ${name}="${key}" content="${escapeHtml(value)}">` : ''
  const name = preview.title || preview.menuName
  const title = name ? `${name} · ${tenant.name}` : tenant.name
  const description = preview.description || tenant.claim || PAGE_TEXTS[locale].description
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(preview.url)}">`,
    meta('property', 'og:type', preview.title ? 'article' : 'website'),
    meta('property', 'og:site_name', tenant.name),
    meta('property', 'og:title', preview.title || tenant.name),
    meta('property', 'og:description', description),
    meta('property', 'og:url', preview.url),
    meta('property', 'og:locale', PAGE_TEXTS[locale].ogLocale),
    meta('property', 'og:image', preview.image),
    meta('property', 'og:image:width', String(preview.imageSize?.width ?? '')),
    meta('property', 'og:image:height', String(preview.imageSize?.height ?? '')),
    meta('property', 'og:image:alt', preview.image && (preview.imageAlt || tenant.name)),
    meta('name', 'twitter:card', preview.image ? 'summary_large_image' : 'summary'),
  ]
    .filter((tag) => tag !== '')
    .join('\n')
}

/** Addresses of the page in each language, or `noindex`. After the files, which people wait for. */
const languageTags = ({ alternates }: LinkPreview): string =>
  alternates.length === 0
    ? '<meta name="robots" content="noindex">'
    : alternates
        .map(
          ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
        )
        .join('')

/** For search engines, after everything that a person waits for. */
function structuredDataTag({ preview: { structuredData } }: PageParts): string {
  return structuredData.length === 0
    ? ''
    : `\n<script type="application/ld+json">${jsonText(structuredData)}</script>`
}

function brandTags({ branding, name }: Tenant): string {
  const { svg, png, ico } = branding.favicon
  const icon = (path: string, more: string) =>
    path ? `<link ${more} href="${escapeHtml(mediaUrl(path))}">` : ''
  return [
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${branding.colors.surface}" media="(prefers-color-scheme: light)">`,
    `<meta name="application-name" content="${escapeHtml(name)}">`,
    '<meta name="apple-mobile-web-app-capable" content="yes">',
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(name)}">`,
    icon(svg, 'rel="icon" type="image/svg+xml"'),
    svg ? '' : icon(ico, 'rel="icon"'),
    icon(branding.icons?.apple_touch ?? png, 'rel="apple-touch-icon"'),
  ]
    .filter((tag) => tag !== '')
    .join('\n')
}

const styleTag = (file: FileToLoad) => `<link rel="stylesheet" href="${file.href}"${integrityOf(file)}>`

/** JSON that cannot end its script element. */
const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const answerTexts = new WeakMap<PageContent['answers'], string>()
/** A third of the page, so it is serialised once for all visitors who get it. */
function answersText(answers: PageContent['answers']): string {
  const text = answerTexts.get(answers) ?? jsonText(answers)
  answerTexts.set(answers, text)
  return text
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
