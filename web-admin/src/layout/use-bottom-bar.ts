import { useEffect } from 'react';

/** Keeps the toasts above a bar that sticks to the bottom of the window, while it is there. */
export function useBottomBar(heightInPixels: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', `${heightInPixels}px`);
    return () => void style.removeProperty('--bottom-bar');
  }, [heightInPixels]);
}
