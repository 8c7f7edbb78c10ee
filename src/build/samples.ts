/** The facts of `src/site.ts` that are the sample's, by which the launch check knows them again. */
export const sampleFacts = {
  brand: "Forecourt",
  legalName: "Forecourt AI Limited",
  companyNumber: "00000000",
  registeredOffice: "1 Sample Street, London, EC1A 1AA, United Kingdom",
  email: "hello@forecourt.example",
  accelerator: "Pit Lane Ventures",
};

/** The sample's mark, an SVG path as in `src/brand/mark.ts`. */
export const sampleMark = "M1 0h26v8H11v4h12v8H11L1 28z";
