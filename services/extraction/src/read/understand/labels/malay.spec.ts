import { expect, it } from 'vitest';
import { typedPage } from '../../../testing/typed-page.ts';
import { linesOf, valuesOf } from '../../../testing/understood.ts';
import { nameOfLine } from '../parties/names/name-of-line.ts';
import { understand } from '../understand.ts';

it('a Malaysian invoice in Malay is read by its own words', () => {
  const read = understand([
    typedPage(`
LINDE TEKNIK SDN BHD                                          INVOIS CUKAI
12 Jalan Mawar, 50480 Kuala Lumpur
                                                              No. Invois: INV-20417
Kepada:                                                       Tarikh Invois: 3 Ogos 2026
QUELL MAJU ENTERPRISE                                         Tarikh Akhir Bayaran: 2 September 2026
8 Jalan Melur, 81100 Johor Bahru

Bil   Butiran                            Kuantiti     Harga Seunit        Amaun (RM)
1     Servis pendingin hawa                     3           120.00            360.00
2     Penapis                                   4            35.50            142.00

                                         Jumlah Kecil                         502.00
                                         Cukai Perkhidmatan 8%                 40.16
                                         Jumlah Perlu Dibayar              RM 542.16`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    invoiceNumber: 'INV-20417',
    issueDate: '2026-08-03',
    dueDate: '2026-09-02',
    currency: 'MYR',
    supplierName: 'LINDE TEKNIK SDN BHD',
    buyerName: 'QUELL MAJU ENTERPRISE',
    netTotal: '502.00',
    vatTotal: '40.16',
    grossTotal: '542.16',
  });
  expect(linesOf(read)).toEqual([
    ['3', '360.00'],
    ['4', '142.00'],
  ]);
});

it('an Indonesian one too, with its thousands behind a point', () => {
  const read = understand([
    typedPage(`
PT Linde Sejahtera                                            FAKTUR
Jl. Melati No. 14, Jakarta 12190
                                                              Nomor Faktur : FKT/2026/0418
Kepada Yth:                                                   Tanggal      : 17 Agustus 2026
CV Quell Abadi                                                Jatuh Tempo  : 16 September 2026
Jl. Kenanga 3, Bandung

No    Nama Barang                        Kuantitas     Harga Satuan           Jumlah
1     Kertas A4 80 gram                         25           48.000        1.200.000
2     Tinta printer                              6          135.000          810.000

                                         Subtotal                       Rp 2.010.000
                                         PPN 11%                        Rp   221.100
                                         Total Tagihan                  Rp 2.231.100`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    invoiceNumber: 'FKT/2026/0418',
    issueDate: '2026-08-17',
    dueDate: '2026-09-16',
    currency: 'IDR',
    supplierName: 'PT Linde Sejahtera',
    buyerName: 'CV Quell Abadi',
    netTotal: '2010000.00',
    vatTotal: '221100.00',
    grossTotal: '2231100.00',
  });
  expect(linesOf(read)).toEqual([
    ['25', '1200000.00'],
    ['6', '810000.00'],
  ]);
});

it('a bill of electricity is one by its name, and an older balance on it is not its total', () => {
  const read = understand([
    typedPage(`
Bil Elektrik Anda
ALAMAT POS               TARIKH BIL          NO. AKAUN
QUELL BIN ADLER          16.06.2026          330130104801
A-2, MERIDIN             NO. INVOIS
50480 KUALA LUMPUR       002342148731

Jumlah Bil Anda (RM)     Ringkasan Bil Anda:
892.60                   Baki Terdahulu (RM)   Caj Semasa (RM)   Pelarasan Penggenapan
                         328.10                564.49            0.01
Sila bayar sebelum
16 Julai 2026



Aras 2, Blok C, Jln Bukit Melur, 59100 Kuala Lumpur          Linde Nasional Berhad 200501123456 (700123-K)
                                                              Nombor Pendaftaran ST W10-1808-44710022`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    invoiceNumber: '002342148731',
    issueDate: '2026-06-16',
    dueDate: '2026-07-16',
    grossTotal: '564.49',
    supplierName: 'Linde Nasional Berhad',
    supplierVatNumber: 'W10180844710022',
    buyerName: 'QUELL BIN ADLER',
  });
});

it.each(['Linde Nasional Berhad 200501123456', 'Linde Teknik Sdn. Bhd. 700123-K', 'Linde Teknik SDN BHD (700123-K)'])(
  'the number of its register ends no name: %s',
  (line) => {
    expect(nameOfLine(line)).toMatch(/(?:Berhad|Sdn\. Bhd\.|SDN BHD)$/);
  },
);

it('the tax office’s form for an Indonesian invoice names both parties under headings, and its number after its series', () => {
  const read = understand([
    typedPage(`
                              Faktur Pajak
                                                     Nama: LINDE PRIMA
                                                     Alamat: JL MELATI NO.14, KAB. DEMAK
                                                     #0023456783514000000000
Kode dan Nomor Seri Faktur Pajak: 04002600071234567
Pengusaha Kena Pajak:
Nama : LINDE PRIMA
Alamat : JL MELATI NO.14, RT 001, RW 002, KAB. DEMAK, JAWA TENGAH 59511
NPWP : 0023456783514000
Pembeli Barang Kena Pajak/Penerima Jasa Kena Pajak:
Nama : QUELL ABADI
Alamat : JL KENANGA NO.3, RT 001, RW 015, KUDUS, JAWA TENGAH 59312
#0319876546514000000000
NPWP : 0319876546514000
NIK : -

                                                                         Harga Jual /
No.   Kode Barang/ Jasa   Nama Barang Kena Pajak / Jasa Kena Pajak       Penggantian (Rp)
1     000000              KERTAS A4 80 GRAM                                   600.000,00
                          Rp 600.000,00 x 1,00 Lembar

Harga Jual / Penggantian / Uang Muka / Termin                                 600.000,00
Dikurangi Potongan Harga                                                            0,00
Dasar Pengenaan Pajak                                                         550.000,00
Jumlah PPN (Pajak Pertambahan Nilai)                                           66.000,00
                                                KUDUS, 17 Agustus 2026`),
  ]);
  expect(valuesOf(read)).toMatchObject({
    invoiceNumber: '04002600071234567',
    issueDate: '2026-08-17',
    currency: 'IDR',
    supplierName: 'LINDE PRIMA',
    supplierVatNumber: '0023456783514000',
  });
});
