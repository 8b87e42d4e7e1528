/** `npm run -s extract -- FILE_OR_FOLDER... [--ignore-xml] [--ocr-only] [--rules]`: one JSON object a line, see extract-files.ts. */
import { parseArgs } from 'node:util';
import { createCheckerPool } from '../rules/checker/pool.ts';
import { createReaderPool } from '../worker/pool.ts';
import { extractFiles } from './extract-files.ts';
import { listDocuments } from './list-documents.ts';

const USAGE = `usage: npm run -s extract -- FILE_OR_FOLDER... [--ignore-xml] [--ocr-only] [--rules]

Reads invoices (PDF, XML, PNG, JPEG, TIFF) and prints one JSON object a line.
  --ignore-xml   read a PDF by what its pages show, as if it held no XML
  --ocr-only     read a PDF as if it were a scan
  --rules        check invoices in XML by the published rules: what they break stands in findings
Exit: 0 where every file was read, 1 where some could not be, 2 for a wrong call.
`;

const parsed = readArguments();
if (!parsed) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const { files, missing } = await listDocuments(parsed.paths);
  const pool = createReaderPool({ size: 2, timeoutMs: 120_000 });
  const checker = parsed.rules ? createCheckerPool() : undefined;
  const close = () => Promise.all([pool.close(), checker?.close()]);
  // Ctrl-C and a closed pipe (`| head`) end the children with us.
  process.once('SIGINT', () => void close().then(() => process.exit(130)));
  process.stdout.on('error', () => void close().then(() => process.exit(1)));
  const [out, err] = [process.stdout, process.stderr];
  const failed = await extractFiles(files, missing, parsed.options, { pool, out, err, ...(checker && { checker }) });
  await close();
  process.exitCode = failed > 0 ? 1 : 0;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'ignore-xml': { type: 'boolean' },
        'ocr-only': { type: 'boolean' },
        rules: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (positionals.length === 0 || values.help) return undefined;
    return {
      paths: positionals,
      rules: values.rules ?? false,
      options: { ignoreXml: values['ignore-xml'] ?? false, ocrOnly: values['ocr-only'] ?? false },
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return undefined;
  }
}
