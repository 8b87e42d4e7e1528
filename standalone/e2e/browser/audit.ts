import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@comptoir/testing';
import { becomes } from './look.ts';

/** WCAG 2.2, levels A and AA, and what it took over from the versions before. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing of the page is still on its way. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main h1:visible').first().waitFor();
  await becomes(() => page.locator('main .MuiSkeleton-root:visible, main [role=progressbar]:visible').count()).toBe(0);
}

/** What is wrong with a page as it stands: what axe finds, and how far it reaches over its side. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
    // No frames of other origins here: without them axe needs no second page for its sums.
    .setLegacyMode()
    .analyze();
  const over = Number(
    await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
  );
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    ),
    ...(over > 0 ? [`reaches ${over} px over its side`] : []),
  ];
}
