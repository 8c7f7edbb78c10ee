import { inflateSync } from "node:zlib";

/** A letter, or several in one glyph, as drawn on a page of a PDF. */
export interface Glyph {
  letters: string;
  page: number;
  /** Pieces of text that are drawn in one go: of a line, those between two changes of font. */
  run: number;
  /** In CSS pixels. The size is that of the font. */
  x: number;
  y: number;
  size: number;
}

const CODE_POINTS = /<(\w+)> <(\w+)>(?: <(\w+)>)?/g;
const DRAWING = /\/F(\d+) ([\d.]+) Tf|([-\d. ]+) Tm|([-\d.]+) ([-\d.]+) Td|<(\w+)> Tj|\b(BT)\b/g;

const decode = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** Reads the glyphs of a PDF that Chromium has written, in the order in which it draws them. */
export function glyphsOf(pdf: Buffer): Glyph[] {
  const objects = new Map(
    [...pdf.toString("latin1").matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id, body]) => [id!, body!]),
  );
  /** The text of a stream that an object refers to. */
  function streamOf(object: string, key: string): string {
    const [, id] = new RegExp(`/${key} (\\d+) 0 R`).exec(object)!;
    return inflateSync(Buffer.from(/stream\n(.*)\nendstream/s.exec(objects.get(id!)!)![1]!, "latin1")).toString(
      "latin1",
    );
  }
  /** The letters of a font's codes, in hexadecimal. */
  function lettersOf(font: string): Map<string, string> {
    const letters = new Map<string, string>();
    const [, map] = streamOf(objects.get(font)!, "ToUnicode").split("endcodespacerange");
    for (const [, from, to, first] of map!.matchAll(CODE_POINTS)) {
      const [start, end] = [parseInt(from!, 16), parseInt(first ? to! : from!, 16)];
      for (let code = start; code <= end; code++) {
        const key = code.toString(16).toUpperCase().padStart(from!.length, "0");
        letters.set(key, first ? String.fromCodePoint(parseInt(first, 16) + code - start) : decode(to!));
      }
    }
    return letters;
  }

  const glyphs: Glyph[] = [];
  const fonts = new Map<string, Map<string, string>>();
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object));
  for (const [page, object] of pages.entries()) {
    let [x, y, size, run, letters] = [0, 0, 0, 0, new Map<string, string>()];
    for (const [, font, fontSize, matrix, right, down, code, begin] of streamOf(object, "Contents").matchAll(DRAWING)) {
      if (begin) run++;
      if (font) {
        letters = fonts.get(font) ?? lettersOf(font);
        fonts.set(font, letters);
        size = Number(fontSize);
      }
      if (matrix) [x, y] = matrix.trim().split(" ").slice(4).map(Number) as [number, number];
      if (right) [x, y] = [x + Number(right), y + Number(down)];
      if (code) glyphs.push({ letters: letters.get(code) ?? "?", page, run, x, y, size });
    }
  }
  return glyphs;
}
