import { Data } from '@comptoir/contracts';
import { type App, Problem } from '@comptoir/service-kit';
import { Type } from 'typebox';
import { formFields, takeForms } from './form-fields.ts';
import type { SupplierParts } from './supplier-parts.ts';

/** `POST /api/invoice/supplierNameCheck`, a form with the field `name`; true means that it exists already. */
export function checkNameRoutes(app: App, { suppliers }: SupplierParts): void {
  app.register(async (scope) => {
    takeForms(scope);
    scope.post(
      '/api/invoice/supplierNameCheck',
      { config: { action: 'supplier.list' }, schema: { response: { 200: Data(Type.Boolean()) } } },
      async (request) => {
        // `id` is the supplier that may keep its own name.
        const { name, id } = await formFields(request);
        if (!name?.trim()) throw new Problem('request.invalid', {}, [{ field: 'name', code: 'required' }]);
        return { data: await suppliers.isNameTaken(name, id) };
      },
    );
  });
}
