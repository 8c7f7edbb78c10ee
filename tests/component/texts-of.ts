/** The texts of elements, in their order. */
export const textsOf = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent);
