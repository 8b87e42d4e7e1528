import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyUsed } from '@comptoir/contracts';
import { type Cbor, encodeCbor } from './cbor.ts';

/** What differs from what an honest browser and an honest device would say. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** Whether the device asked who holds it. */
  readonly verified?: boolean;
  readonly credentialId?: string;
  readonly userHandle?: string;
  readonly type?: string;
}

export interface SoftAuthenticator {
  readonly credentialId: string;
  make(offer: PasskeyCreation, lies?: Lies): PasskeyMade;
  use(request: PasskeyRequest, lies?: Lies): PasskeyUsed;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;
const ES256 = -7;

/** A security key in memory, and the browser it is in: real keys, bytes and signatures. One credential. */
export function createSoftAuthenticator(origin: string, { counts = true } = {}): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, flags: number, lies: Lies, key = Buffer.alloc(0)): Buffer => {
    if (counts) counter += 1;
    const data = Buffer.alloc(5);
    data[0] = PRESENT | (lies.verified === false ? 0 : VERIFIED) | flags;
    data.writeUInt32BE(lies.counter ?? counter, 1);
    return Buffer.concat([sha256(Buffer.from(lies.rpId ?? rpId)), data, key]);
  };

  function cosePublicKey(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const point = (coordinate: string) => Buffer.from(coordinate, 'base64url');
    return encodeCbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, ES256],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
  }

  const shared = { type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'cross-platform' } as const;
  return {
    credentialId,
    make(offer, lies = {}) {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const key = Buffer.concat([Buffer.alloc(16), length, id, cosePublicKey()]);
      const authData = authenticatorData(offer.rp.id ?? '', HAS_KEY, lies, key);
      const attestation = encodeCbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, Cbor>()],
          ['authData', authData],
        ]),
      );
      return {
        ...shared,
        id: credentialId,
        rawId: credentialId,
        response: {
          clientDataJSON: clientData('webauthn.create', offer.challenge, lies).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['usb'],
        },
      };
    },
    use(request, lies = {}) {
      const data = authenticatorData(request.rpId ?? '', 0, lies);
      const client = clientData('webauthn.get', request.challenge, lies);
      const named = lies.credentialId ?? credentialId;
      return {
        ...shared,
        id: named,
        rawId: named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          ...(lies.userHandle !== undefined && { userHandle: lies.userHandle }),
        },
      };
    },
  };
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
