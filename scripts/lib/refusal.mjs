/** Something a person has to put right: one line that says what and what to do. Its stack helps nobody. */
export class Refusal extends Error {}

/** Runs a command's body: a refusal ends it with its line and exit code 1, anything else is a bug and shows its stack. */
export async function command(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  }
}
