import { runCommand } from '../run-command.ts';
import { deadLetters } from './dead-letters.ts';

await runCommand(deadLetters);
