/**
 * Why a demo request could not be delivered:
 * - "offline": the visitor's device has no connection
 * - "timeout": the server did not answer in time
 * - "network": the server could not be reached, or the connection broke
 * - "refused": the server answered, and did not accept
 */
export type DeliveryFailure = "offline" | "timeout" | "network" | "refused";

/** Thrown when a demo request was not delivered. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";

  constructor(readonly failure: DeliveryFailure) {
    super(`The demo request was not delivered: ${failure}.`);
  }
}
