// Loaded before a program that a script started: when that script dies, however it dies, the program is asked to end.
// The marker holds one process apart from its own children, which inherit both the environment and execArgv.
if (process.connected && process.env.COMPTOIR_PARENT === String(process.ppid)) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
