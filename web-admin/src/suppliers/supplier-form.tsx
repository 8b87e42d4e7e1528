export default function SupplierForm() {
  return null;
}
