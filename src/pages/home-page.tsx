import { hero } from "../content/hero";
import { HeroSection } from "../sections/hero-section";
import { latePart } from "../ui/late-part";

const HomePageRest = latePart(async () => (await import("./home-page-rest")).HomePageRest);

/** The landing page: the first screen, and the rest of it as a chunk of its own. */
export function HomePage() {
  return (
    <>
      <HeroSection {...hero} />
      <HomePageRest />
    </>
  );
}
