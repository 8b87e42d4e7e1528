import { Problem } from '@comptoir/service-kit';
import { hashPassword, isOutdated, type Passwords } from '../user/password.ts';
import type { UserStore } from '../user/user.store.ts';
import { maySignIn, normalEmail, type User } from '../user/user.ts';
import type { Throttle } from './throttle.store.ts';

/**
 * Who the name and the password belong to. An unknown name, a wrong password and a disabled account are refused
 * alike: the same words after the same work. A hash from when passwords were hashed with less work is made anew: only
 * now is the password here.
 * @throws Problem login.incorrect; login.throttled with the seconds to wait
 */
export async function signIn(
  { users, passwords, throttle }: { users: UserStore; passwords: Passwords; throttle: Throttle },
  { username, password, address }: { username: string; password: string; address: string },
): Promise<User> {
  const email = normalEmail(username);
  const seconds = await throttle.begin(email, address);
  if (seconds > 0) throw new Problem('login.throttled', { seconds });
  const user = await users.findByEmail(email);
  const matched = await passwords.matches(user?.passwordHash, password);
  if (!matched || !maySignIn(user)) throw new Problem('login.incorrect');
  await throttle.succeed(email, address);
  await renewHash(users, user, password);
  return user;
}

async function renewHash(users: UserStore, { id, passwordHash }: User, password: string): Promise<void> {
  if (passwordHash && isOutdated(passwordHash)) await users.renewHash(id, passwordHash, await hashPassword(password));
}
