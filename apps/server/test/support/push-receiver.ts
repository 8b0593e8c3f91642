import { createECDH, randomBytes } from 'node:crypto';
import type { PushMessage } from '@echo-base/protocol';
import ece from 'http_ece';
import { type Answer, hookReceiver } from './hook-receiver.ts';

/** A browser that has subscribed: its keys, and a push service that takes its messages over https and gives them to it. */
export async function pushReceiver(answer: Answer = (response) => void response.writeHead(201).end()) {
  const { received, behaviour, url, port } = await hookReceiver(answer);
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const subscription = {
    endpoint: url('/push/very-secret'),
    expirationTime: null,
    keys: { p256dh: keys.getPublicKey('base64url'), auth },
  };
  /** Messages as the browser reads them, in the order in which they arrived. */
  const messages = (): PushMessage[] =>
    received.map(({ bytes }) =>
      JSON.parse(ece.decrypt(bytes, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString()),
    );
  return { subscription, messages, received, behaviour, port };
}
