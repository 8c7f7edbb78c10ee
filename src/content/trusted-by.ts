import { site, type Evidence } from "../site";

/** A customer's logo. Its drawing is `src/pages/home/trusted-by/{name}.svg`. */
interface CustomerLogo {
  name: string;
  /** The firm's name, for visitors who cannot see the drawing. */
  title: string;
  /** In px, so chosen that all logos look equally large and heavy. */
  width: number;
  height: number;
  evidence: Evidence;
}

/** Samples: replace them before going live. */
const logos: CustomerLogo[] = [
  { name: "ashdown", title: "Ashdown & Vale, dealer group", width: 181, height: 48, evidence: "sample" },
  { name: "thornbeck", title: "Thornbeck Motors, dealer group", width: 206, height: 43, evidence: "sample" },
  { name: "kestrel", title: "Kestrel Motor Group", width: 159, height: 48, evidence: "sample" },
  { name: "sentinel", title: "Sentinel Cover, vehicle protection", width: 148, height: 48, evidence: "sample" },
];

export const trustedBy = {
  heading: "Trusted by",
  logos,
  /** Below the logos. */
  backing: `Backed by the startup accelerator ${site.accelerator}.`,
};
