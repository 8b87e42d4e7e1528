/** The states of the United States as addresses have them, for a pattern: 'Lakeside, CA 95060'. */
export const US_STATE =
  '(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])';
