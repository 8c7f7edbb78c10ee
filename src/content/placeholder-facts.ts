/** The sample's facts. The launch check finds them wherever they are in the built site. */
export const PLACEHOLDER_FACTS = {
  "brand name": "Forecourt",
  "legal name": "Forecourt AI Limited",
  "company number": "00000000",
  "registered office": "1 Sample Street, London, EC1A 1AA, United Kingdom",
  "email address": "hello@forecourt.example",
  "accelerator's name": "Pit Lane Ventures",
  "effective date of the privacy policy": "2025-01-08",
  "update of the privacy policy": "2025-09-13",
  "mark (then `npm run icons` and `npm run share-pictures`)": "M1 0h26v8H11v4h12v8H11L1 28z",
};
