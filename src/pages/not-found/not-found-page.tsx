import { useEffect } from "react";
import { notFound } from "../../content/not-found";
import { NotFoundSection } from "./not-found-section";

/** The page of every unknown address. */
export function NotFoundPage() {
  // Not the router's location: the host may have served this page for an address that the router knows as mended.
  useEffect(() => console.error(`${notFound.log} ${window.location.pathname}`), []);
  return <NotFoundSection {...notFound} />;
}
