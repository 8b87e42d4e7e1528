import { ROLES_OF_JOB } from '@comptoir/contracts';
import { seedUsers, type UserSeed } from '@comptoir/identity';
import { systemClock } from '@comptoir/service-kit';
import { newId } from '@comptoir/storage';
import type { Page } from '@comptoir/testing';
import { expect, test } from 'vitest';
import { DEMO_SUPPLIER_IDS } from '../../src/demo/accounts.ts';
import { demoAccount } from '../demo-account.ts';
import { eventually } from '../eventually.ts';
import { startTestPortal } from '../test-portal.ts';
import { becomes, pathOf, seen } from './look.ts';
import { withBrowser } from './with-browser.ts';

const portal = await startTestPortal();
const browser = await withBrowser(portal);

const PASSWORD = 'tomate girafe velours';

/** Somebody of one test's own. */
const somebody = (email: string, lastName: string): UserSeed => ({
  ...{ email, firstName: 'Ida', lastName, password: 'comptoir-demo-2026' },
  ...{ roles: ROLES_OF_JOB.accounting, supplierIds: [], language: 'fr' },
});
const seed = (...people: UserSeed[]) => seedUsers(portal.portal.databases.identity, people, systemClock);

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The link of the newest mail to somebody. */
async function linkTo(email: string, subject: RegExp): Promise<string> {
  return eventually('the mail', async () => {
    const mails = (await (await fetch(`${portal.mails.webUrl}/mails.json`)).json()) as {
      subject: string;
      text: string;
      to: { address: string }[];
    }[];
    const mail = mails.find((one) => one.to.some(({ address }) => address === email) && subject.test(one.subject));
    return mail && /\/password\/new\?token=[\w-]{43}/.exec(mail.text)?.[0];
  });
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm the password').fill(password);
  await page.getByRole('button', { name: 'Save the password' }).click();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a user is added, chooses a password by the mailed link, is disabled, enabled, edited and deleted', async () => {
  const email = 'grace@comptoir.example';
  const page = await browser.as('admin', '/administration');
  await page.getByRole('link', { name: 'Add a user' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await seen(page.getByText('The last name is required.'));
  await choose(page, 'Civility', 'Mrs');
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Email').fill(email);
  await choose(page, 'Job title', 'Accounting');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Save this user?' }).getByRole('button', { name: 'Save' }).click();
  await seen(page.getByText('The user is created; an email with their access link is sent.'));
  await becomes(async () => pathOf(page)).toBe('/administration?tab=users&type=USER');
  const row = page.getByRole('row', { name: /Hopper/ });
  await seen(row.getByText('Waiting'));

  const theirs = await browser.open(await linkTo(email, /access/), {
    provoked: /status of (400 .*userPassword|401 )/,
  });
  await becomes(async () => pathOf(theirs)).toBe('/password/new');
  await setPassword(theirs, 'password1234');
  await seen(theirs.getByText(/^This password is common/));
  await setPassword(theirs, PASSWORD);
  const told = theirs.getByRole('dialog', { name: 'Your password was changed successfully' });
  await told.getByRole('button', { name: 'Continue' }).click();
  await theirs.waitForURL(/\/login/);
  await signIn(theirs, email, PASSWORD);
  await seen(theirs.getByRole('button', { name: /Account of Grace Hopper/ }));

  await page.reload();
  await seen(row.getByText('Active'));
  await row.getByRole('switch').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await row.getByRole('switch').click();
  await page.getByRole('dialog', { name: 'Disable Grace Hopper?' }).getByRole('button', { name: 'Disable' }).click();
  await seen(row.getByText('Disabled'));
  await theirs.reload();
  await theirs.waitForURL(/\/login/);

  await row.getByRole('switch').click();
  await page.getByRole('dialog', { name: 'Enable Grace Hopper?' }).getByRole('button', { name: 'Enable' }).click();
  await seen(row.getByText('Active'));
  await row.getByRole('link', { name: 'Edit Grace Hopper' }).click();
  await becomes(() => page.getByLabel('Email').isEditable()).toBe(false);
  // No tab of the administration stands beside the form.
  expect(await page.getByRole('tab').count()).toBe(0);
  await page.getByLabel('First name').fill('Grace Brewster');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await leave.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Save this user?' }).getByRole('button', { name: 'Save' }).click();
  await seen(page.getByText('The user is updated.'));
  await seen(row.getByText('Grace Brewster').last());

  await page.getByPlaceholder('Search by name or email').fill('hop');
  await becomes(() => page.getByRole('row').count()).toBe(2);
  const all = page.getByRole('checkbox', { name: 'Select the whole page' });
  await page.getByPlaceholder('Search by name or email').fill('');
  await becomes(() => page.getByRole('row').count()).toBeGreaterThan(3);
  await row.getByRole('checkbox').first().check();
  await becomes(() => all.getAttribute('data-indeterminate')).toBe('true');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await seen(page.getByText('Deleted: Grace Brewster Hopper.'));
  await becomes(() => row.count()).toBe(0);
});

test('a forgotten password is asked for from the sign-in page, and changed in the profile ends the other sessions', async () => {
  const { email } = somebody('ida@comptoir.example', 'Lupin');
  await seed(somebody(email, 'Lupin'));
  const page = await browser.open('/', { provoked: /status of (400|401) / });
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The one field is required: the button waits for it.
  const send = page.getByRole('button', { name: 'Send the link' });
  await seen(send);
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel('Email').fill('   ');
  expect(await send.isDisabled()).toBe(true);
  await page.getByLabel('Email').fill(email);
  await send.click();
  const sent = page.getByRole('dialog', { name: 'An email has been sent. please check your mail.' });
  await seen(sent);
  await page.goto(await linkTo(email, /mot de passe/));
  await setPassword(page, PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/login/);

  const signInAs = async (visitor: Page, password: string) => {
    await signIn(visitor, email, password);
    await seen(visitor.getByRole('button', { name: /Account of/ }));
  };
  await signInAs(page, PASSWORD);
  const elsewhere = await browser.open('/', { provoked: /status of 401 / });
  await signInAs(elsewhere, PASSWORD);

  await page.goto('/profile');
  const sessions = page.getByRole('list', { name: 'My sessions' });
  await becomes(() => sessions.getByRole('listitem').count()).toBe(2);
  await page.getByLabel('Current password').fill('wrong');
  await page.getByLabel(/^New password/).fill('parapluie volcan citron');
  await page.getByLabel(/^Confirm the new/).fill('parapluie volcan citron');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await seen(page.getByText('This is not your current password.'));
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await seen(page.getByText('Your password is changed. Your other sessions are over.'));
  await becomes(() => sessions.getByRole('listitem').count()).toBe(1);
  await elsewhere.reload();
  await elsewhere.waitForURL(/\/login/);
  await page.reload();
  await seen(sessions.getByText('This session'));

  await signInAs(elsewhere, 'parapluie volcan citron');
  await page.reload();
  await page.getByRole('button', { name: /^End the session/ }).click();
  await seen(page.getByText('The session is over.'));
  await elsewhere.reload();
  await elsewhere.waitForURL(/\/login/);
  expect(await sessions.getByRole('listitem').count()).toBe(1);
});

test('the list of users stands beside no tab that is not built, has pages of 10, 25 and 50, is sorted, and loses one row', async () => {
  const letters = [...'abcdefghijkl'];
  await seed(...letters.map((letter) => somebody(`${letter}@pages.example`, `Zz${letter}`)));
  const page = await browser.as('admin', '/administration');
  const tabs = page.getByRole('tablist', { name: 'Administration' }).getByRole('tab');
  await seen(tabs);
  // Groups, roles, workflow and licences are not built: their flags are off.
  const names = await tabs.allInnerTexts();
  expect(names.slice(0, 3)).toEqual(['Users', 'Suppliers', 'Settings']);
  expect(names.filter((name) => /group|role|workflow|licen[cs]e/i.test(name))).toEqual([]);
  const rows = page.getByRole('table').getByRole('row');
  await becomes(() => rows.count()).toBe(11);
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  expect(await page.getByRole('option').allInnerTexts()).toEqual(['10', '25', '50']);
  await page.getByRole('option', { name: '25' }).click();
  await becomes(async () => (await rows.count()) > 12).toBe(true);

  await page.getByPlaceholder('Search by name or email').fill('pages');
  await becomes(() => rows.count()).toBe(13);
  const first = () => rows.nth(1).innerText();
  await becomes(first).toMatch(/Zza/);
  await page.getByRole('button', { name: 'Last name' }).click();
  await becomes(first).toMatch(/Zzl/);
  await page.getByRole('button', { name: 'Delete Ida Zzl' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await seen(page.getByText('Deleted: Ida Zzl.'));
  await becomes(first).toMatch(/Zzk/);
});

test('the list of users is narrowed to several statuses at once, and widened again', async () => {
  const tag = `zy${newId().replaceAll('-', '').slice(-8)}`;
  const admin = await portal.as('admin');
  const [, gone = ''] = await seed(somebody(`here@${tag}.example`, tag), somebody(`gone@${tag}.example`, tag));
  await admin.json(`/api/admin/user/status/${gone}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'DISABLE' }),
  });
  await admin.post('/api/admin/user/', {
    ...{ civility: 'Mrs', lastName: 'Zywicka', firstName: 'Ida', email: `soon@${tag}.example`, jobTitle: 'regular' },
  });

  const page = await browser.as('admin', '/administration');
  await page.getByPlaceholder('Search by name or email').fill(tag);
  const statuses = async () =>
    (await page.locator('main tbody tr td:nth-child(2)').allInnerTexts()).map((text) => text.trim()).sort();
  await becomes(statuses).toEqual(['Active', 'Disabled', 'Waiting']);
  const filter = page.getByRole('combobox', { name: 'Status' });
  expect(await filter.innerText()).toBe('All');
  await filter.click();
  const option = (name: string) => page.getByRole('option', { name });
  await option('Disabled').click();
  await becomes(statuses).toEqual(['Disabled']);
  await option('Waiting').click();
  await becomes(statuses).toEqual(['Disabled', 'Waiting']);
  expect(await page.getByRole('option', { selected: true }).allInnerTexts()).toEqual(['Waiting', 'Disabled']);
  await page.keyboard.press('Escape');
  expect(await filter.innerText()).toBe('Waiting, Disabled');
  // The choice is in the address, for the next visit of it.
  await page.reload();
  await becomes(statuses).toEqual(['Disabled', 'Waiting']);
  await filter.click();
  await option('Waiting').click();
  await option('Disabled').click();
  await page.keyboard.press('Escape');
  await becomes(statuses).toEqual(['Active', 'Disabled', 'Waiting']);
});

test('a supplier’s user is added to the supplier that is chosen; an email that somebody has is refused in a toast', async () => {
  const email = `${newId().slice(-8)}@fournisseur.example`;
  const page = await browser.as('admin', '/administration/addUser?type=SUPPLIER', {
    provoked: /status of 400 .*\/api\/admin\/user\//,
  });
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await seen(page.getByText('The supplier is required.'));
  const chooser = page.getByRole('combobox', { name: /^Supplier/ });
  await chooser.fill('nord');
  await becomes(() => page.getByRole('option').count()).toBe(1);
  await page.getByRole('option', { name: /Nordlicht GmbH/ }).click();
  expect(await chooser.inputValue()).toBe('Nordlicht GmbH');
  await choose(page, 'Civility', 'Mr');
  await page.getByLabel('Last name').fill('Vogelsang');
  await page.getByLabel('First name').fill('Uwe');
  // Their job is fixed.
  const job = page.getByRole('combobox', { name: 'Job title' });
  expect([await job.innerText(), await job.getAttribute('aria-disabled')]).toEqual(['Supplier', 'true']);

  const confirm = page.getByRole('dialog', { name: 'Save this user?' }).getByRole('button', { name: 'Save' });
  await page.getByLabel('Email').fill(demoAccount('nordlicht').email);
  await save.click();
  await confirm.click();
  const toasts = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await seen(toasts.getByText('A user with this email already exists.'));
  expect(await page.getByLabel('Last name').inputValue()).toBe('Vogelsang');

  await page.getByLabel('Email').fill(email);
  await save.click();
  await confirm.click();
  await becomes(async () => pathOf(page)).toBe('/administration?tab=users&type=SUPPLIER');
  const row = page.getByRole('row').filter({ hasText: email });
  await seen(row.getByText('Nordlicht GmbH'));
  const { content } = await (await portal.as('admin')).json<{ content: { supplierId: string }[] }>(
    `/api/admin/user/list?typeUser=SUPPLIER&userName=${encodeURIComponent(email)}`,
  );
  expect(content.map(({ supplierId }) => supplierId)).toEqual([DEMO_SUPPLIER_IDS.nordlicht]);
});

test('an update that the server refuses is told in a toast, in its words', async () => {
  const email = `${newId().slice(-8)}@ancien.example`;
  const [id = ''] = await seed(somebody(email, 'Lupin'));
  const page = await browser.as('admin', `/administration/editUser/${id}`, {
    provoked: /status of 4\d\d .*\/api\/admin\/user\//,
  });
  await page.getByLabel('First name').fill('Irène');
  // Somebody else's change comes first.
  const admin = await portal.as('admin');
  const before = await admin.json<object>(`/api/admin/user/${id}`);
  await admin.json(`/api/admin/user/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...before, civility: 'Mrs', lastName: 'Loup' }),
  });
  await choose(page, 'Civility', 'Mrs');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Save this user?' }).getByRole('button', { name: 'Save' }).click();
  await seen(
    page
      .getByRole('region', { name: 'Messages' })
      .getByRole('alert')
      .getByText(/Ada Martin.*lastName/),
  );
  expect(pathOf(page)).toBe(`/administration/editUser/${id}`);
  expect(await page.getByLabel('First name').inputValue()).toBe('Irène');
});

test('after a save, and after a new password, the way leads on in one second', async () => {
  const email = `${newId().slice(-8)}@seconde.example`;
  const [id = ''] = await seed(somebody(email, 'Lupin'));
  const page = await browser.as('admin', `/administration/editUser/${id}`);
  await choose(page, 'Civility', 'Mrs');
  await page.getByLabel('First name').fill('Irène');
  const wait = await stopClock(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Save this user?' }).getByRole('button', { name: 'Save' }).click();
  await seen(page.getByText('The user is updated.'));
  await wait(999);
  expect(pathOf(page)).toBe(`/administration/editUser/${id}`);
  await wait(1);
  await becomes(async () => pathOf(page)).toBe('/administration?tab=users&type=USER');

  const theirs = await browser.open('/password/request', { provoked: /status of 401 / });
  await theirs.getByLabel('Email').fill(email);
  await theirs.getByRole('button', { name: 'Send the link' }).click();
  await seen(theirs.getByRole('dialog'));
  const link = await linkTo(email, /mot de passe/);
  await theirs.goto(link);
  const save = theirs.getByRole('button', { name: 'Save the password' });
  await seen(save);
  // The button waits for two that are right and agree, and while they are on their way.
  const asks = async (first: string, second: string) => {
    await theirs.getByLabel('New password').fill(first);
    await theirs.getByLabel('Confirm the password').fill(second);
    return save.isDisabled();
  };
  expect(await save.isDisabled()).toBe(true);
  expect(await asks('tomate', 'tomate')).toBe(true);
  expect(await asks(PASSWORD, '')).toBe(true);
  expect(await asks(PASSWORD, 'tomate girafe velour')).toBe(true);
  expect(await asks(PASSWORD, PASSWORD)).toBe(false);
  const sent = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await theirs.route(/\/userPassword\?token=/, async (route) => {
    sent.resolve();
    await held.promise;
    await route.continue();
  });
  await save.click();
  await sent.promise;
  expect(await theirs.locator('form button[type=submit]').isDisabled()).toBe(true);
  const waitThere = await stopClock(theirs);
  held.resolve();
  await theirs.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  // A dialog that is closed is hidden at once, and gone when it has told so: only then does the second begin.
  await becomes(() => theirs.locator('dialog').count()).toBe(0);
  await waitThere(999);
  expect(pathOf(theirs)).toBe('/password/new');
  await waitThere(1);
  await theirs.waitForURL(/\/login/);
});

/** Stops the page's own clock; what it answers lets it run on for so many milliseconds. */
async function stopClock(page: Page): Promise<(ms: number) => Promise<void>> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  return (ms) => page.clock.runFor(ms);
}
