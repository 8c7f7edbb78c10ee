import type { Page } from "@playwright/test";

/** In the page: what a browser's page translation does. It replaces each text by two nested elements, and goes on doing so. */
function translate() {
  const foreign = (text: string) => text.replaceAll(/\p{L}+/gu, (word) => `${word}·`);

  function translateText(text: Text) {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest("script, style, title, font, [translate=no]")) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = foreign(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateTree(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translateText(text);
  }

  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === "characterData") translateTree(target);
      for (const node of addedNodes) translateTree(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  translateTree(document.body);
}

/** Translates the page as it stands, and whatever comes later. */
export const translatePage = (page: Page): Promise<void> => page.evaluate(translate);

/** The words before they were translated. */
export const untranslated = (text: string): string => text.replaceAll("·", "");
