import { runCommand } from '../run-command.ts';
import { rebuild } from './rebuild.ts';

await runCommand(rebuild);
