// Part of npm run check: holds the tree against the rules of the house and names each place that breaks one.
import { checkHouse } from './house/check-house.ts';

const { modules, violations } = await checkHouse(process.cwd());
for (const violation of violations) console.error(violation);
console.log(`${modules} modules, ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
