import type { Phrase } from './phrase.ts';

/** Phrases by meaning in Malay and Indonesian, whose countries share most of them; English stands beside them on many pages. */
export const MALAY: readonly Phrase[] = [
  [
    'invoiceNumber',
    1,
    `no invois|nombor invois|invois no|no bil|nombor bil|no resit|nombor resit|no faktur|nomor faktur|nomer faktur|faktur no|no invoice|nomor invoice|no nota|nomor nota|no kwitansi|nomor kwitansi|nomor seri faktur pajak|kode dan nomor seri faktur pajak|no seri faktur pajak|nomor seri faktur`,
  ],
  [
    'title',
    0.9,
    `invois|invois cukai|faktur|faktur penjualan|faktur pajak|nota penjualan|kwitansi|resit rasmi|bil elektrik|bil elektrik anda|bil air|bil telefon|bil bulanan`,
  ],
  ['creditTitle', 0.9, `nota kredit`],
  ['orderNumber', 1, `no pesanan|nombor pesanan|nomor pesanan|no pesanan belian|no pesanan pembelian`],
  ['deliverySlipNumber', 1, `no surat jalan|nomor surat jalan|no nota hantaran`],
  [
    'otherNumber',
    1,
    `no akaun|nombor akaun|no pelanggan|nomor pelanggan|id pelanggan|no telefon|no telepon|telepon|no pendaftaran syarikat|no syarikat|no rujukan|kode pelanggan`,
  ],
  [
    'issueDate',
    1,
    `tarikh invois|tarikh bil|tarikh resit|tanggal faktur|tgl faktur|tanggal invoice|tgl invoice|tanggal nota`,
  ],
  ['date', 0.7, `tarikh|tanggal|tgl`],
  [
    'dueDate',
    1,
    `sila bayar sebelum|bayar sebelum|tarikh akhir bayaran|tarikh akhir|tarikh tamat tempoh bayaran|jatuh tempo|tanggal jatuh tempo|tgl jatuh tempo|batas pembayaran|batas akhir pembayaran`,
  ],
  [
    'otherDate',
    1,
    `tarikh penghantaran|tarikh pesanan|tempoh bil|tanggal kirim|tanggal pengiriman|tanggal pesanan|periode`,
  ],
  ['paymentTerms', 1, `terma bayaran|syarat pembayaran|termin pembayaran`],
  ['supplier', 1, `pembekal|penjual|pengusaha kena pajak`],
  [
    'buyer',
    1,
    `kepada|kepada yth|pelanggan|pembeli|ditagihkan kepada|bil kepada|alamat pos|nama pelanggan|pembeli barang kena pajak|pembeli barang kena pajak penerima jasa kena pajak|penerima jasa kena pajak`,
  ],
  ['deliverTo', 1, `alamat penghantaran|alamat pengiriman|dikirim ke|dihantar kepada`],
  ['partyName', 1, `nama|nama syarikat|nama perusahaan`],
  ['address', 1, `alamat|alamat premis`],
  ['accountHolder', 1, `atas nama|nama akaun|nama rekening`],
  [
    'vatNumber',
    1,
    `npwp|sst registration|sst registration no|sst registration number|sst reg|sst reg no|no sst|no pendaftaran sst|sst no|sst id|nomor pendaftaran st|nombor pendaftaran st|no pendaftaran cukai|nombor pendaftaran cukai`,
  ],
  [
    'netTotal',
    0.9,
    `dasar pengenaan pajak|dpp|jumlah sebelum cukai|jumlah tidak termasuk cukai|jumlah sebelum pajak|total sebelum pajak|jumlah harga jual`,
  ],
  [
    'vatTotal',
    0.9,
    `cukai perkhidmatan|cukai jualan|cukai jualan dan perkhidmatan|jumlah cukai|ppn|total ppn|jumlah ppn|pajak pertambahan nilai|pajak`,
  ],
  [
    'grossTotal',
    0.9,
    `jumlah besar|jumlah keseluruhan|jumlah termasuk cukai|jumlah bil|total keseluruhan|total tagihan|jumlah tagihan|total harga|caj semasa`,
  ],
  ['grossTotal', 0.6, `jumlah`],
  [
    'amountDue',
    0.9,
    `jumlah perlu dibayar|amaun perlu dibayar|jumlah bil anda|jumlah yang perlu dibayar|jumlah yang harus dibayar|total yang harus dibayar|total bayar|total pembayaran|sisa tagihan`,
  ],
  ['prepaid', 1, `uang muka|dibayar|telah dibayar|bayaran diterima|tunai|kembalian|baki`],
  ['otherAmount', 1, `baki terdahulu|tunggakan|deposit sekuriti|tagihan sebelumnya|terbilang`],
  ['lineSum', 0.9, `jumlah kecil|harga jual penggantian uang muka termin|harga jual penggantian`],
  ['discount', 1, `diskaun|diskon|potongan|potongan harga`],
  ['charges', 1, `caj penghantaran|kos penghantaran|ongkos kirim|ongkir|biaya kirim|biaya pengiriman`],
  ['rounding', 1, `penggenapan|pelarasan penggenapan|pembulatan`],
  ['colItemCode', 1, `kod|kode|kode barang|kod barang`],
  ['colDesignation', 1, `keterangan|butiran|perihal|perkara|nama barang|nama barang jasa|deskripsi|uraian|barang`],
  ['colQuantity', 1, `kuantiti|kuantitas|banyaknya|kts`],
  ['colUnit', 1, `satuan`],
  ['colUnitPrice', 1, `harga seunit|harga satuan|harga unit|harga sat|harga`],
  ['colTotal', 1, `amaun|jumlah|jumlah harga|total harga|harga jual`],
  ['colDiscount', 1, `diskaun|diskon|potongan`],
];
