import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** Scripts that the invoice's font has, besides marks and punctuation, which all of them share. */
const unprintable =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Common}\p{M}]/gu;

/** Common to all scripts and yet in few fonts: emoji, and whatever lies beyond the first plane. */
const pictures = /\p{Extended_Pictographic}|[\u{10000}-\u{10FFFF}]/gu;

/** Control and format characters that aren't space: invisible, and some turn the direction of what follows. */
const invisible = /[[\p{Cc}\p{Cf}]--\s]+/gv;

/** What stands where a character can't be printed. */
const box = '\u25A1';

/**
 * A text as the invoice's font can show it, on one line: spaces for breaks, a box for each sign that the font lacks. Any
 * text has an answer, for names may be anything.
 */
export function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(invisible, '')
    .replace(/\s+/gu, ' ')
    .replace(pictures, box)
    .replace(unprintable, box)
    .replace(/\u25A1[\p{M}\u25A1]*/gu, box)
    .trim();
}

const { resolve } = createRequire(import.meta.url);

/** DejaVu covers Latin, Greek, Cyrillic and more; the fonts every PDF reader has know Western Europe alone. */
const fonts = {
  plain: () => resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: () => resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
  title: () => resolve('dejavu-fonts-ttf/ttf/DejaVuSerifCondensed-Bold.ttf'),
};
type FontName = keyof typeof fonts;

const ink = '#1B1A17';
export const muted = '#6B665C';
const hairline = '#D9D2C5';

export interface TextStyle {
  font?: FontName;
  size?: number;
  color?: string;
  width: number;
  align?: 'left' | 'right';
}

/** An A4 document in points, with the few things that an invoice draws on it. */
export interface Sheet {
  left: number;
  width: number;
  /** Below this nothing but the foot is written. */
  bottom: number;
  top: number;
  /** Writes a text, wrapped, and returns the y below it. */
  text: (text: string, x: number, y: number, style: TextStyle) => number;
  heightOf: (text: string, style: TextStyle) => number;
  line: (y: number, from: number, to: number) => void;
  addPage: () => void;
  /** Writes a line at the foot of each page and ends the document. */
  finish: (foot: (page: number, pages: number) => string) => Promise<Buffer>;
}

const margin = 56;
const footHeight = 28;

/** The fields of Factur-X in a PDF's metadata, with the schema that PDF/A wants of fields that it does not know. */
const facturX = `
  <rdf:Description xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" rdf:about="">
    <fx:DocumentType>INVOICE</fx:DocumentType>
    <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
    <fx:Version>1.0</fx:Version>
    <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
  </rdf:Description>
  <rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>
        ${['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel']
          .map(
            (name) => `<rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>${name}</pdfaProperty:name>
          <pdfaProperty:valueType>Text</pdfaProperty:valueType>
          <pdfaProperty:category>external</pdfaProperty:category>
          <pdfaProperty:description>${name} of the embedded invoice</pdfaProperty:description>
        </rdf:li>`,
          )
          .join('')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

/** A text for a PDF's metadata, where pdfkit writes it as it comes. */
const inXml = (text: string) =>
  printable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A document that lasts: PDF/A-3, which may carry an invoice's data.
 * @param createdAt milliseconds; the only time in the file, so that the same content gives the same bytes
 * @param data the invoice as `factur-x.xml`, null for none
 */
export function openSheet(
  title: string,
  author: string,
  createdAt: number,
  data: string | null = null,
): Sheet {
  const doc = new PDFDocument({
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    size: 'A4',
    margins: { top: margin, bottom: 0, left: margin, right: margin },
    bufferPages: true,
    // None yet: pdfkit would read the file again at each use of a registered font that it knows by another name.
    font: '',
    lang: 'en',
    info: {
      Title: title,
      Author: inXml(author),
      Creator: 'Tempera',
      Producer: 'Tempera',
      CreationDate: new Date(createdAt),
    },
  });
  if (data !== null) {
    doc.appendXML(facturX);
    // `relationship` is what PDF/A-3 asks of a file, and the types of pdfkit lack it.
    const attached = {
      name: 'factur-x.xml',
      type: 'text/xml',
      relationship: 'Alternative',
      description: 'The invoice, for programs',
      creationDate: new Date(createdAt),
      modifiedDate: new Date(createdAt),
    };
    doc.file(Buffer.from(data), attached);
  }
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file());
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const { width: pageWidth, height: pageHeight } = doc.page;

  const apply = ({ font = 'plain', size = 9, color = ink }: TextStyle) =>
    doc.font(font).fontSize(size).fillColor(color);
  const layout = ({ width, align = 'left' }: TextStyle) => ({ width, align, lineGap: 2 });
  const heightOf = (text: string, style: TextStyle) =>
    apply(style).heightOfString(printable(text), layout(style));
  const write = (text: string, x: number, y: number, style: TextStyle) => {
    const height = heightOf(text, style);
    apply(style).text(printable(text), x, y, layout(style));
    return y + height;
  };

  return {
    left: margin,
    width: pageWidth - 2 * margin,
    top: margin,
    bottom: pageHeight - margin - footHeight,
    text: write,
    heightOf,
    line: (y, from, to) => {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(hairline).stroke();
    },
    addPage: () => {
      doc.addPage();
    },
    finish: (foot) => {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page);
        const style: TextStyle = { size: 8, color: muted, width: pageWidth - 2 * margin };
        write(foot(page + 1, count), margin, pageHeight - margin, style);
      }
      doc.end();
      return ended;
    },
  };
}
