import type { ResourceProps } from 'ra-core';
import { lazy, type ReactElement } from 'react';
import { Navigate } from 'react-router';
import { Landing } from './landing.tsx';
import type { Session } from './session.ts';

const InvoiceList = lazy(() => import('./invoices/list/invoice-list.tsx'));
const InvoiceScreen = lazy(() => import('./invoices/screen/invoice-screen.tsx'));
const SupplierList = lazy(() => import('./suppliers/supplier-list.tsx'));
const SupplierForm = lazy(() => import('./suppliers/supplier-form.tsx'));
const ImportScreen = lazy(() => import('./suppliers/import/import-screen.tsx'));
const BankChanges = lazy(() => import('./suppliers/change-requests/bank-changes.tsx'));
const SupplierDetails = lazy(() => import('./portal/supplier-details.tsx'));
const UserForm = lazy(() => import('./administration/users/user-form.tsx'));
const Administration = lazy(() => import('./administration/administration.tsx'));
const Profile = lazy(() => import('./profile/profile.tsx'));
const Fees = lazy(() => import('./fees/fees.tsx'));

interface Screen {
  readonly path: string;
  readonly element: ReactElement;
}

const EVERYBODY: readonly Screen[] = [
  { path: '/', element: <Landing /> },
  { path: '/profile', element: <Profile /> },
  { path: '/protected/user/profile/:userId', element: <Navigate to="/profile" replace /> },
  { path: '/supplier/details/:idSupplier', element: <SupplierDetails /> },
  { path: '/client/details/:idSupplier', element: <SupplierDetails /> },
  { path: '/client/details/invoices/details/:idInvoice', element: <Navigate to="/redevances" replace /> },
  { path: '/redevances', element: <Fees /> },
];

/** What a role can open (specification 000 §2). A screen is downloaded when it is first opened, so a supplier gets no staff code. */
export function routesOf(session: Session): { resources: readonly ResourceProps[]; screens: readonly Screen[] } {
  const resources: ResourceProps[] = [{ name: 'suppliers', list: SupplierList, recordRepresentation: 'label' }];
  if (session.isSupplier) return { resources, screens: EVERYBODY };
  resources.push({ name: 'invoices', list: InvoiceList, edit: InvoiceScreen });
  const screens = [...EVERYBODY];
  if (session.can('supplier.write')) {
    screens.push(
      { path: '/supplier/add', element: <SupplierForm /> },
      { path: '/client', element: <SupplierForm /> },
      { path: '/supplier/:idSupplier', element: <SupplierForm /> },
      { path: '/client/:idSupplier', element: <SupplierForm /> },
    );
  }
  if (session.can('bankChange.decide')) screens.push({ path: '/bank-changes', element: <BankChanges /> });
  if (session.can('supplier.import')) {
    screens.push(
      { path: '/suppliers/import', element: <ImportScreen /> },
      { path: '/suppliers/import/:idImport', element: <ImportScreen /> },
    );
  }
  if (session.can('user.manage')) {
    resources.push({ name: 'users', recordRepresentation: 'email' });
    screens.push(
      { path: '/administration', element: <Administration /> },
      { path: '/administration/addUser', element: <UserForm /> },
      { path: '/administration/editUser/:idUser', element: <UserForm /> },
    );
  }
  return { resources, screens };
}
