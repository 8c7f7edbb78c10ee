/** Returns the text with a word joiner after each hyphen: no line ends within "call-back". */
export const unbroken = (text: string) => text.replaceAll("-", "-\u2060");
