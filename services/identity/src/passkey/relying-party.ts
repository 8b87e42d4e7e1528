import type { PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeyUsed } from '@comptoir/contracts';
import type { Logger } from '@comptoir/service-kit';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { User } from '../user/user.ts';
import { CHALLENGE_LIFE_MS } from './challenge.store.ts';
import type { StoredPasskey } from './passkey.ts';

export type MadePasskey = Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced'>;

/** EdDSA, ES256 and RS256 (RFC 9053): what every authenticator makes one of. */
const ALGORITHMS = [-8, -7, -257];

/** The portal as passkeys know it: by the host of its public address, asking at each use who holds the device. */
export interface RelyingParty {
  offer(user: User, has: readonly StoredPasskey[]): Promise<PasskeyCreation>;
  /** What was made of an offer; undefined where it was made of another, elsewhere, or without asking its user. */
  readMade(response: PasskeyMade, challenge: string): Promise<MadePasskey | undefined>;
  request(passkeys: readonly StoredPasskey[]): Promise<PasskeyRequest>;
  /** The counter that a use told; undefined where it is not that passkey's, of that challenge, for this portal. */
  readUsed(response: PasskeyUsed, passkey: StoredPasskey, challenge: string): Promise<number | undefined>;
}

/** `origin` is where the portal is (PUBLIC_URL); a host that is an address and no name has no passkeys. */
export function createRelyingParty({ origin, logger }: { origin: string; logger: Logger }): RelyingParty {
  const rpID = new URL(origin).hostname;
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };
  const known = ({ credentialId, transports }: StoredPasskey) => ({
    id: credentialId,
    transports: [...transports],
  });

  /** The library says by an error what is wrong with a response: that is the log's to tell, and nobody else's. */
  async function reading<T>(read: () => Promise<T | undefined>): Promise<T | undefined> {
    try {
      return await read();
    } catch (error) {
      logger.info({ err: error }, 'what a passkey said was refused');
      return undefined;
    }
  }

  return {
    offer: (user, has) =>
      generateRegistrationOptions({
        rpName: 'Comptoir',
        rpID,
        // Opaque, as §14.6.1 asks: it stays on the device.
        userID: new TextEncoder().encode(user.id),
        userName: user.email,
        userDisplayName: `${user.firstName} ${user.lastName}`,
        timeout: CHALLENGE_LIFE_MS,
        // Which maker a key is of decides nothing here.
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: has.map(known),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      }),
    readMade: (response, challenge) =>
      reading(async () => {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: response as RegistrationResponseJSON,
          expectedChallenge: challenge,
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!verified) return undefined;
        const { credential, credentialDeviceType } = registrationInfo;
        return {
          credentialId: credential.id,
          publicKey: credential.publicKey,
          counter: credential.counter,
          transports: credential.transports ?? [],
          synced: credentialDeviceType === 'multiDevice',
        };
      }),
    request: (passkeys) =>
      generateAuthenticationOptions({
        rpID,
        timeout: CHALLENGE_LIFE_MS,
        userVerification: 'required',
        allowCredentials: passkeys.map(known),
      }),
    readUsed: (response, { userId, credentialId, publicKey }, challenge) =>
      reading(async () => {
        const { userHandle, ...used } = response.response;
        if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== userId) return undefined;
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: { ...response, response: used } as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          // With 0 it tells the counter and judges nothing: a counter that goes back is told apart, and audited.
          credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: 0 },
        });
        return verified ? authenticationInfo.newCounter : undefined;
      }),
  };
}
