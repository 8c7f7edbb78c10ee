// The browser has it, and reads a picture 50 times as fast as a loop over its letters; Node 20 does not.
interface Uint8ArrayConstructor {
  fromBase64(text: string): Uint8Array<ArrayBuffer>;
}
