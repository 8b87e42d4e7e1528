// An account of a portal that signs people in itself: the first administrator, and everybody else while the portal has no
// screen for it. The password comes on standard input: it stands in no process list and no shell history.
import { text } from 'node:stream/consumers';
import { DEFAULT_LANGUAGE, JOBS, ROLES_OF_JOB } from '@comptoir/contracts';
import { seedUsers, type UserSeed } from '@comptoir/identity';
import { systemClock } from '@comptoir/service-kit';
import { openDatabase } from '@comptoir/storage';

const SHORTEST_PASSWORD = 12;

function refuse(line: string): never {
  console.error(line);
  process.exit(2);
}

const { MONGODB_URI: uri, DATABASE_PREFIX = 'comptoir_' } = process.env;
const [job, email, firstName, lastName, ...supplierIds] = process.argv.slice(2);
const known = JOBS.find((name) => name === job);
if (!uri || !known || !email || !firstName || !lastName) {
  refuse(
    `usage: MONGODB_URI=… node deploy/tools/create-user.ts ${JOBS.join('|')} EMAIL FIRSTNAME LASTNAME [SUPPLIER_ID…] < password`,
  );
}
const password = (await text(process.stdin)).replace(/\r?\n$/, '');
if (password.length < SHORTEST_PASSWORD)
  refuse(`the password on standard input is shorter than ${SHORTEST_PASSWORD} characters`);

const identity = await openDatabase({ uri, name: `${DATABASE_PREFIX}identity` });
const account: UserSeed = {
  email,
  firstName,
  lastName,
  password,
  supplierIds,
  roles: ROLES_OF_JOB[known],
  language: DEFAULT_LANGUAGE,
};
const [id] = await seedUsers(identity, [account], systemClock);
await identity.close();
console.log(`${email} has the id ${id}; an account that was there already stays as it is, password and all`);
