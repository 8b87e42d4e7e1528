import { useEffect, useState } from 'react';

/** The header folds past 160 px of scroll (specification 001 §9)… */
const FOLD_AT = 160;
/** …and unfolds a little higher: its own change of height moves the page, and must not turn it back. */
const UNFOLD_AT = 96;

/** Whether the page is scrolled far enough for the header to fold. */
export function useFolded(): boolean {
  const [folded, setFolded] = useState(false);
  useEffect(() => {
    const look = () => setFolded((was) => window.scrollY > (was ? UNFOLD_AT : FOLD_AT));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return folded;
}
