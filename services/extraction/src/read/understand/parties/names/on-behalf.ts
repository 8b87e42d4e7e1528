import { fold } from '../../text/fold.ts';

/** Words behind which stands in whose name a paper is written by somebody else, folded. */
export const ON_BEHALF =
  /(?:au nom et pour (?:le )?compte de|in the name and on behalf of|for and on behalf of|im namen und (?:fur|auf) rechnung (?:von|der|des)|en nombre y por cuenta de|in nome e per conto d[ie]|in naam en voor rekening van|w imieniu(?: i na rzecz)?|in numele(?: si (?:pe|in) (?:seama|contul))?|em nome e por conta d[aeo]|pa vegne av)\s+/;

/** 'Emisă de către X SRL în numele Y': a sentence with two names, and none itself. */
export const isWrittenFor = (line: string): boolean => ON_BEHALF.test(fold(line));
