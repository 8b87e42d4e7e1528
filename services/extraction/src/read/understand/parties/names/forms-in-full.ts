/**
 * Forms of law in words, where a name in law is not cut short: 'Muster Handel Spółka z ograniczoną odpowiedzialnością', 'Luz y Agua Sociedad
 * Anónima', 'mo fan ke ji you xian gong si' as market places spell China's. France's are not among them: 'Société anonyme au capital de …' is
 * a line of its own there, under a name that has its form.
 */
const FORM_IN_FULL =
  /(?:^|[\s,(])(?:Gesellschaft mit beschränkter Haftung|\p{L}*[Aa]ktiengesellschaft|Sociedad (?:An[óo]nima(?: Cerrada| Abierta)?|Limitada|de Responsabilidad Limitada)|Sociedade (?:Anónima|Limitada|Unipessoal)|Ltda|Società (?:per azioni|a responsabilità limitata|(?:agricola )?semplice)|(?:Besloten|Naamloze) Vennootschap|Spółka (?:z ograniczoną odpowiedzialnością|akcyjna|komandytowa|jawna|cywilna)(?: (?:spółka komandytowa|Sp\. ?k))?|Sp\. ?[kj]|you ?xian ?(?:ze ?ren ?)?gong ?si)\.?(?=$|[\s,.)·•|;:-])/iu;

/** 'CIA. PAULISTA DE ENERGIA': the law of Brazil has a company's form at the front of its name, cut short or not (Lei 6.404, art. 3). */
const FORM_IN_FRONT = /^\W*(?:Companhia|Cia)\.? (?=\p{L}{3})/iu;

/** Whether a line says a form of law in words. */
export const hasFormInFull = (text: string): boolean => FORM_IN_FULL.test(text) || FORM_IN_FRONT.test(text);

/** A line without the form of law that it says in words. */
export const withoutFormInFull = (text: string): string => text.replace(FORM_IN_FULL, ' ').replace(FORM_IN_FRONT, '');

/** 'SOCIEDAD ANONIMA CERRADA' in a line of its own, under a name that a column is too narrow for: nobody is called so. */
export const isFormInFullAlone = (text: string): boolean =>
  FORM_IN_FULL.test(text) && !/\p{L}/u.test(withoutFormInFull(text));

/** 'MUSTER SPÓŁKA Z' and 'MUSTER SPÓŁKA Z OGRANICZONĄ', where a column is narrow: a form of law that goes on in the next line. */
export const isFormBegun = (text: string): boolean => FORM_BEGUN.test(text);
const FORM_BEGUN =
  /\sSpółka z(?: ograniczoną)?$|\sGesellschaft(?: mit(?: beschränkter)?)?$|\sSociedad de(?: Responsabilidad)?$/iu;
