/** The little of jsdom that the tests use; its types are a package of their own. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
