import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { AuditAnchor } from '@comptoir/contracts';
import { Value } from 'typebox/value';

/** What is signed, in the form of RFC 8785: members by their names, no spaces. */
const contentOf = ({ at, hash, sequence }: Omit<AuditAnchor, 'signature'>): Buffer =>
  Buffer.from(JSON.stringify({ at, hash, sequence }));

/** Signs a head of the chain with an Ed25519 key that the database does not hold. */
export function signAnchor(
  key: KeyObject,
  { sequence, hash, at }: { sequence: number; hash: string; at: Date },
): AuditAnchor {
  const content = { sequence, hash, at: at.toISOString() };
  return { ...content, signature: sign(null, contentOf(content), key).toString('base64url') };
}

/** The anchor a line says, where its signature is one of the key's; undefined for any other line. */
export function readAnchor(line: string, key: KeyObject): AuditAnchor | undefined {
  const anchor = parsed(line);
  if (!Value.Check(AuditAnchor, anchor)) return undefined;
  const isSigned = verify(null, contentOf(anchor), key, Buffer.from(anchor.signature, 'base64url'));
  return isSigned ? anchor : undefined;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A private key as `openssl genpkey -algorithm ed25519` writes it. @throws Error for any other */
export const privateKeyIn = (pem: string): KeyObject => ofEd25519(createPrivateKey(pem));

/** A public key as `openssl pkey -pubout` writes it; a private key has one too. @throws Error for any other */
export const publicKeyIn = (pem: string): KeyObject => ofEd25519(createPublicKey(pem));

export const publicKeyOf = (key: KeyObject): KeyObject => createPublicKey(key);

function ofEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`a key for Ed25519 is needed, not for ${key.asymmetricKeyType}`);
  return key;
}

/** A fresh private key, as a text for a file. */
export const makeAnchorKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** A public key as a text for a file. */
export const pemOf = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();
