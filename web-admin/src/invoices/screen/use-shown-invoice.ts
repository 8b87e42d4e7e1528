import { createContext, useCallback, useContext, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

/** Shows another invoice in place of this one. */
export type Show = (id: string) => void;

export const ShowContext = createContext<Show | undefined>(undefined);

/** The invoice of the address; or, for the moment until the address has followed, the one that is gone on to. */
export function useShownInvoice(): readonly [id: string, show: Show] {
  const { id: routed = '' } = useParams();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState({ from: routed, id: routed });
  // The address has followed, or went elsewhere: it leads again.
  if (ahead.from !== routed) setAhead({ from: routed, id: routed });
  const show = useCallback(
    (id: string) => {
      // The router takes its time, on purpose: whatever else comes meanwhile is drawn first.
      setAhead({ from: routed, id });
      void navigate(`/invoices/${id}`);
    },
    [routed, navigate],
  );
  return [ahead.from === routed ? ahead.id : routed, show];
}

export function useShow(): Show {
  const show = useContext(ShowContext);
  if (!show) throw new Error('useShow outside the invoice screen');
  return show;
}
