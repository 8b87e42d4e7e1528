/** Specification 000 §5: files at most 2 MB. */
export const MOST_FILE_BYTES = 2_000_000;

/** The files a form sends beside the supplier; those that were not chosen stay as they are. */
export interface SupplierFiles {
  readonly logo?: File;
  readonly rib?: File;
}

/** Whether a file is a PDF of a size that is taken; the server looks again. */
export const isFitRib = async (file: File): Promise<boolean> =>
  file.size <= MOST_FILE_BYTES && (await file.slice(0, 1024).text()).includes('%PDF-');

/** Whether a file is a PNG or JPEG of a size that is taken, by its first bytes. */
export async function isFitLogo(file: File): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isPng = head[0] === 0x89 && head[1] === 0x50 && head[2] === 0x4e && head[3] === 0x47;
  const isJpeg = head[0] === 0xff && head[1] === 0xd8;
  return file.size <= MOST_FILE_BYTES && (isPng || isJpeg);
}
