// Made by `npm run fonts`.
import file0 from "./sign.woff2";
import file1 from "./sign-latin-1.woff2";
import file2 from "./sign-latin-ext.woff2";
import file3 from "./text.woff2";
import file4 from "./text-latin-1.woff2";
import file5 from "./text-latin-ext.woff2";

/** The fonts' files as fonts.css names them; those with a `unicodeRange` hold rarer letters. */
export const fontFiles: readonly { family: string; url: string; weight: string; unicodeRange?: string }[] = [
  {
    family: "Sign",
    url: file0,
    weight: "700",
  },
  {
    family: "Sign Latin",
    url: file1,
    weight: "700",
    unicodeRange: "U+a1-a2, U+a4-a8, U+aa-b6, U+b8-d6, U+d8-ff, U+20ac",
  },
  {
    family: "Sign Latin",
    url: file2,
    weight: "700",
    unicodeRange: "U+100-17f",
  },
  {
    family: "Archivo",
    url: file3,
    weight: "400 680",
  },
  {
    family: "Archivo Latin",
    url: file4,
    weight: "400 680",
    unicodeRange: "U+a1-a2, U+a4-a8, U+aa-b6, U+b8-d6, U+d8-ff, U+20ac",
  },
  {
    family: "Archivo Latin",
    url: file5,
    weight: "400 680",
    unicodeRange: "U+100-17f",
  },
];
