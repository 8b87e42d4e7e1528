import { escapeHtml } from '@comptoir/service-kit';
import type { MergedOpenApi } from './merge-openapi.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
}

/** The calls of the portal as a page to read: no script, nothing from elsewhere. */
export function docsPage(document: MergedOpenApi): string {
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => row(path, method, operation as Operation)),
  );
  const missing = document['x-unavailable'];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Comptoir: calls</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
code{font-size:.95em}summary{cursor:pointer;padding:.3rem 0}pre{overflow:auto;font-size:.85em}b{display:inline-block;min-width:4.5rem}
</style></head><body><main><h1>Comptoir: calls</h1>
<p><a href="/api/docs/json">OpenAPI 3.1 (JSON)</a></p>
${missing.length > 0 ? `<p role="status">Not answering now: ${escapeHtml(missing.join(', '))}</p>` : ''}
${rows.join('\n')}</main></body></html>`;
}

function row(path: string, method: string, operation: Operation): string {
  const { summary = '', tags = [] } = operation;
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)} <small>${escapeHtml(tags.join(', '))}</small></summary><pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`;
}
