import { createServer } from 'node:net';

/** Throws one line that names the port when somebody else listens on it; port 0 is never taken. */
export async function assertPortFree(port: number, host: string, variable: string): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen({ port, host, exclusive: true }, resolve),
    );
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken: end what listens there, or choose another with ${variable}=….`);
    throw new Error(`Port ${port} cannot be opened (${code}): choose another with ${variable}=….`);
  }
  await new Promise((resolve) => server.close(resolve));
}
