/** The part of `http_ece` that the tests use. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Ece {
    decrypt(body: Buffer, by: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
  }
  const ece: Ece;
  export default ece;
}
