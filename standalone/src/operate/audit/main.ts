import { runCommand } from '../run-command.ts';
import { audit } from './audit.ts';

await runCommand(audit);
