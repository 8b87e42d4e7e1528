import Alert from '@mui/material/Alert';

/** Why the portal did not take it, in its own words; what was typed stays. */
export function Refusal({ children }: { children: string | undefined }) {
  return children === undefined ? null : (
    <Alert severity="error" sx={{ mt: 2 }}>
      {children}
    </Alert>
  );
}
