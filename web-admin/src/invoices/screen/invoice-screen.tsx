export default function InvoiceScreen() {
  return null;
}
