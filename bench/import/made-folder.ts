import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { workbookOf, type ZipEntry, zipOf } from '../../services/suppliers/src/testing/zips.ts';

const HEADER = [
  ...['Raison sociale', 'Compte tiers', 'Code société', 'Adresse électronique', 'Référent administratif', 'Téléphone'],
  ...['SIRET', 'Pays', 'Devise', 'Rue', 'Code postal', 'Ville', 'Prénom du contact', 'Nom du contact'],
  ...['Courriel du contact', 'IBAN', 'BIC', 'Fichier du logo', 'Fichier du RIB'],
];
const PDF = Buffer.from(`%PDF-1.7\n${'% a page\n'.repeat(3000)}%%EOF\n`);
/** Two digits that make an account of these ten valid (ISO 13616, mod 97). */
const checkDigits = (body: string): string => {
  const digits = [...`${body}131400`].map((sign) => Number.parseInt(sign, 36)).join('');
  return String(98n - (BigInt(digits) % 97n)).padStart(2, '0');
};
const ibanOf = (n: number): string => {
  const body = `37040044${String(532_013_000 + n).padStart(10, '0')}`;
  return `DE${checkDigits(body)}${body}`;
};

/**
 * Writes a zipped folder of `count` suppliers, each with an address, a contact and an account, every `filesEvery`-th with
 * a logo and a RIB of its own.
 */
export async function writeFolder(
  path: string,
  { count, filesEvery }: { count: number; filesEvery: number },
): Promise<void> {
  const files: Record<string, Buffer | ZipEntry> = {};
  const rows = [HEADER];
  for (let n = 0; n < count; n++) {
    const hasFiles = n % filesEvery === 0;
    if (hasFiles) {
      files[`logos/${n}.png`] = { bytes: await logo(n), compress: false };
      files[`ribs/${n}.pdf`] = Buffer.concat([PDF, Buffer.from(String(n))]);
    }
    rows.push([
      ...[`Fournisseur ${n}`, `401-${n}`, '12', `compta-${n}@fournisseur.example`, 'Mia Manager', '+33123456789'],
      ...[
        '',
        'FR',
        'EUR',
        `${n} rue de la Paix`,
        '75002',
        'Paris',
        'Camille',
        'Martin',
        `c.martin-${n}@contact.example`,
      ],
      ...[ibanOf(n), 'COBADEFFXXX', hasFiles ? `logos/${n}.png` : '', hasFiles ? `ribs/${n}.pdf` : ''],
    ]);
  }
  files['fournisseurs.xlsx'] = await workbookOf(rows);
  await writeFile(path, await zipOf(files));
}

const logo = (n: number): Promise<Buffer> =>
  sharp({ create: { width: 200, height: 80, channels: 3, background: { r: n % 256, g: 90, b: 160 } } })
    .png()
    .toBuffer();
