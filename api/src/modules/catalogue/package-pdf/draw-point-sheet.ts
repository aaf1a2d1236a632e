import PDFDocument from 'pdfkit'
import type { SheetImages } from './draw-sheet.ts'
import type { PointSheet } from './point-sheet.ts'
import { collect, type Document, MARGIN, PAGE, Paper, sheetOptions, WIDTH } from './sheet-paper.ts'

/** Large enough for a phone two metres away. */
const CODE_PT = 300

/** Draws the sheet of a check-in point on one tagged A4 page. Resolves with the file. */
export async function drawPointSheet(sheet: PointSheet, { logo }: SheetImages): Promise<Buffer> {
  const doc = new PDFDocument(sheetOptions(sheet))
  const done = collect(doc)
  const paper = new Paper(doc, sheet.brand)
  paper.decoration(() => {
    doc.rect(0, 0, PAGE.width, 18).fill(sheet.brand.colors.primary)
  })
  letterhead(paper, sheet, logo)
  paper.paragraph(sheet.kind, { font: 'bold', size: 12, color: sheet.brand.colors.primary, gap: 2 })
  paper.heading('H1', sheet.title, 32)
  paper.paragraph(sheet.description, { size: 13, gap: 10 })
  code(paper, sheet)
  sheet.steps.forEach((text, index) => {
    paper.paragraph(`${index + 1}.  ${text}`, { font: 'bold', size: 15, gap: 4 })
  })
  doc.y += 4
  for (const text of sheet.elsewhere) paper.paragraph(text, { size: 10.5, gap: 0 })
  doc.y += 6
  paper.link(paper.root, sheet.url, sheet.url, { left: MARGIN.left })
  paper.paragraph(sheet.contact, { size: 10.5 })
  paper.root.end()
  doc.end()
  return done
}

function letterhead(paper: Paper, { brand }: PointSheet, logo: SheetImages['logo']): void {
  const { doc } = paper
  doc.y = 40
  if (!logo) {
    paper.paragraph(brand.name, { font: 'heading', size: 20, color: brand.colors.primary })
    return
  }
  const height = 34
  const width = Math.min((logo.width / logo.height) * height, WIDTH)
  paper.root.add(
    doc.struct('Figure', { alt: brand.name }, () => {
      doc.image(logo.png, MARGIN.left, 40, { width })
    }),
  )
  doc.y = 92
}

/** Black on white in every brand: many scanners read nothing else. */
function code(paper: Paper, { modules, codeText }: PointSheet): void {
  const doc: Document = paper.doc
  const side = CODE_PT / modules.length
  const left = MARGIN.left + (WIDTH - CODE_PT) / 2
  const { y } = doc
  paper.root.add(
    doc.struct('Figure', { alt: codeText }, () => {
      doc.rect(left, y, CODE_PT, CODE_PT).fill('#ffffff')
      modules.forEach((row, line) => {
        row.forEach((isDark, column) => {
          if (isDark) doc.rect(left + column * side, y + line * side, side, side)
        })
      })
      doc.fill('#000000')
    }),
  )
  doc.y = y + CODE_PT + 14
}
