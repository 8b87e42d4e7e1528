/**
 * The `ref` of a bar that sticks to the bottom of the window: while it is there and does stick, the toasts, and what is
 * gone to by keyboard, keep above it (`--bottom-bar`, its height).
 */
export function keepAboveBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => {
    const height = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
    style.setProperty('--bottom-bar', `${height}px`);
  });
  watcher.observe(bar);
  return () => {
    watcher.disconnect();
    style.removeProperty('--bottom-bar');
  };
}
