import { crc32, deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { seededRandom } from '../invoices/random.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of a few kilobytes that says it is `side` × `side` pixels. */
export function pngBomb(side: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  const rows = deflateSync(Buffer.alloc(Math.min(side, 4_000) * (side + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Something like the photo of a cat: ears, eyes, whiskers, fur, and not a letter. */
export function catPhoto(seed = 1): Uint8Array {
  const random = seededRandom(seed);
  const canvas = createCanvas(1200, 900);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 0, 900);
  sky.addColorStop(0, '#9fb7c8');
  sky.addColorStop(1, '#6d7f52');
  context.fillStyle = sky;
  context.fillRect(0, 0, 1200, 900);
  context.fillStyle = '#8a6a48';
  context.beginPath();
  context.ellipse(600, 520, 260, 230, 0, 0, Math.PI * 2);
  context.fill();
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(600 + side * 230, 420);
    context.lineTo(600 + side * 200, 180);
    context.lineTo(600 + side * 60, 320);
    context.fill();
  }
  for (let hair = 0; hair < 6000; hair++) {
    const [angle, reach] = [random.next() * Math.PI * 2, Math.sqrt(random.next())];
    const [x, y] = [600 + Math.cos(angle) * reach * 260, 520 + Math.sin(angle) * reach * 230];
    context.strokeStyle = `rgba(${random.whole(60, 190)}, ${random.whole(50, 140)}, ${random.whole(30, 100)}, 0.5)`;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + random.whole(-8, 8), y + random.whole(4, 16));
    context.stroke();
  }
  for (const side of [-1, 1]) {
    context.fillStyle = '#b9c55a';
    context.beginPath();
    context.ellipse(600 + side * 95, 480, 46, 38, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = '#111111';
    context.beginPath();
    context.ellipse(600 + side * 95, 480, 12, 36, 0, 0, Math.PI * 2);
    context.fill();
  }
  return canvas.toBuffer('image/jpeg', 88);
}

/** The beginning of a Windows program, as somebody would rename it. */
export const windowsProgram = (): Uint8Array =>
  Buffer.concat([
    Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00\x00\x00\xff\xff\x00\x00', 'latin1'),
    Buffer.alloc(4096, 0x90),
  ]);
