import { describe, expect, it } from "vitest";
import { firstStyle, lateStyle } from "../../src/build/first-style";
import { headingText } from "../../src/build/heading-font";

const page = (first: string, below = "") =>
  `<body><main>${first}<div class="below-fold">${below}</div></main><footer class="foot"></footer></body>`;

describe("the style in a document", () => {
  it("keeps what the first screen and the frame around it use, escaped names too", () => {
    const style = String.raw`.top{a:b}.\@lg\:mt-4{c:d}.foot{e:f}.gone{g:h}`;
    expect(firstStyle(style, page('<p class="top @lg:mt-4"></p>'))).toBe(
      String.raw`.top{a:b}.\@lg\:mt-4{c:d}.foot{e:f}`,
    );
  });

  it("knows a class by its name, however the page writes it", () => {
    const style = String.raw`.content-\[\'\&\'\]{a:b}`;
    expect(firstStyle(style, page('<p class="content-[&#x27;&amp;&#x27;]"></p>'))).toBe(style);
  });

  it("leaves out what only stands below it", () => {
    expect(firstStyle(".top{a:b}.low{c:d}", page('<p class="top"></p>', '<p class="low"></p>'))).toBe(".top{a:b}");
  });

  it("keeps of a list of selectors those that find something, and what is for elements", () => {
    expect(firstStyle("p,.gone,.top:focus{a:b}", page('<p class="top"></p>'))).toBe("p,.top:focus{a:b}");
  });

  it("leaves no empty block behind", () => {
    expect(firstStyle("@media (width>1px){@supports (a:b){.gone{a:b}}}", page(""))).toBe("");
  });

  it("leaves out paper, pointers, and the layer that may be late", () => {
    const style = "@media print{p{a:b}}@media (hover:hover){p:hover{a:b}}@layer late{p{c:d}}p{e:f}";
    expect(firstStyle(style, page(""))).toBe("p{e:f}");
  });

  it("keeps of the theme what something reads", () => {
    const style =
      ":root{--ink:a;--ink-2:b;--sky:c}.top{color:var(--ink)}.gone{color:var(--ink-2)}p{color:var(--sky,d)}";
    expect(firstStyle(style, page('<p class="top"></p>'))).toBe(
      ":root{--ink:a;--sky:c}.top{color:var(--ink)}p{color:var(--sky,d)}",
    );
  });

  it("keeps animations and registered properties only where something uses them", () => {
    const style =
      "@property --tw-a{inherits:false}@property --tw-b{inherits:false}@keyframes in{to{a:b}}@keyframes out{to{a:b}}.top{--tw-a:1;animation:in 1s;b:var(--tw-a)}";
    expect(firstStyle(style, page('<p class="top"></p>'))).toBe(
      "@property --tw-a{inherits:false}@keyframes in{to{a:b}}.top{--tw-a:1;animation:in 1s;b:var(--tw-a)}",
    );
  });

  it("keeps a property that nothing sets only for its initial value", () => {
    const style =
      "@property --tw-a{initial-value:1}@property --tw-b{inherits:false}.top{a:var(--tw-a);b:var(--tw-b,2)}";
    expect(firstStyle(style, page('<p class="top"></p>'))).toBe(
      "@property --tw-a{initial-value:1}.top{a:var(--tw-a);b:var(--tw-b,2)}",
    );
  });
});

describe("the style that follows", () => {
  const fonts = "@font-face{src:url(a)}@font-face{src:local(b)}";

  it("names the fonts that come as files for pages without scripts; what stands in for them is in the documents", () => {
    expect(lateStyle(`${fonts}.a{b:c}`)).toBe(".a{b:c}@media (scripting:none){@font-face{src:url(a)}}");
    expect(firstStyle(`${fonts}p{b:c}`, page(""))).toBe("@font-face{src:local(b)}p{b:c}");
  });
});

describe("the letters in a document", () => {
  it("are those that are seen of its h1", () => {
    const heading = '<h1 class="a"><span>What&#x27;s</span> <b>new</b><span class="sr-only">: more</span></h1>';
    expect(headingText(`<p>${heading}</p>`)).toBe("What's new");
  });
});
