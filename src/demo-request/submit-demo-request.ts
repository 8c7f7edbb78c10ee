import { site } from "../site";
import { deliverDemoRequest } from "./deliver-demo-request";
import type { DemoRequest } from "./demo-request-schema";

/**
 * Takes a valid demo request from the form: posts it where a server is configured (`VITE_DEMO_REQUEST_URL`), and only
 * logs it to the console, as SPEC §4 has it, where none is.
 *
 * @throws {DeliveryError} when the server did not accept it
 */
export async function submitDemoRequest(request: DemoRequest): Promise<void> {
  // The variable itself, which the build puts in: a site without a server then carries no code to reach one.
  if (import.meta.env.VITE_DEMO_REQUEST_URL) {
    await deliverDemoRequest(request, site.demoRequestUrl, window.location.pathname);
  } else {
    // oxlint-disable-next-line no-console -- what the specification asks for
    console.log("Demo request", request);
  }
}
