// Asked by the container engine: is this container's service ready? Exit code 0 says yes.
const url = `http://127.0.0.1:${process.env.HEALTH_PORT}/health/ready`;
const answer = await fetch(url, { signal: AbortSignal.timeout(3_500) });
if (!answer.ok) console.error(await answer.text());
process.exit(answer.ok ? 0 : 1);
