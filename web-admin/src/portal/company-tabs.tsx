import type { Contact, Supplier } from '@comptoir/contracts';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { useSession } from '../session.ts';
import { Fields } from '../shared/fields.tsx';
import { DETAILS_LENGTH, OTHERS_LENGTH } from '../shared/short-text.tsx';
import { ChangeButton } from '../suppliers/change-requests/change-button.tsx';
import { ChangeHistory } from '../suppliers/change-requests/change-history.tsx';
import { PendingNote } from '../suppliers/change-requests/pending-note.tsx';
import { useBankRequest } from '../suppliers/change-requests/use-bank-request.ts';
import { formatIban } from '../suppliers/iban.ts';
import { TabPanel } from './tab-panel.tsx';

type Name = 'details' | 'contact' | 'financial';

/** Details, associated contact and financial information (specification 000 §2, supplier detail). */
export function CompanyTabs({ supplier }: { supplier: Supplier }) {
  const t = useText();
  const [tab, setTab] = useState<Name>('details');
  return (
    <Paper variant="outlined">
      <TabPanel
        label={t('portal.company')}
        value={tab}
        onChange={setTab}
        tabs={[
          { name: 'details', label: t('portal.tab.details') },
          { name: 'contact', label: t('portal.tab.associatedContact') },
          { name: 'financial', label: t('portal.tab.financial') },
        ]}
      >
        {tab === 'details' && <Details supplier={supplier} />}
        {tab === 'contact' && <AssociatedContact supplier={supplier} />}
        {tab === 'financial' && <Financial supplier={supplier} />}
      </TabPanel>
    </Paper>
  );
}

function Details({ supplier }: { supplier: Supplier }) {
  const t = useText();
  return (
    <Fields
      limit={DETAILS_LENGTH}
      fields={[
        { label: t('supplier.locpt'), value: supplier.locpt },
        { label: t('supplier.raisonSociale'), value: supplier.raisonSociale },
        { label: t('supplier.vatNumber'), value: supplier.vatNumber },
        {
          label: t('supplier.email'),
          value: supplier.email,
          action: <ChangeButton kind="EMAIL" supplier={supplier} />,
        },
        { label: t('supplier.landline'), value: supplier.landline ?? supplier.fax },
        {
          label: t('supplier.phone'),
          value: supplier.phone,
          action: <ChangeButton kind="PHONE_NUMBER" supplier={supplier} />,
        },
      ]}
    />
  );
}

function AssociatedContact({ supplier }: { supplier: Supplier }) {
  const t = useText();
  const { can } = useSession();
  const contact = principalOf(supplier.contacts);
  if (!contact) {
    return (
      <EmptyState
        icon={<PersonAddIcon />}
        title={t('portal.contact.none')}
        text={t('portal.contact.noneText')}
        action={
          can('supplier.write') && (
            <Button component={Link} to={`/client/${supplier.id}`} variant="contained">
              {t('portal.contact.add')}
            </Button>
          )
        }
      />
    );
  }
  const manager = supplier.accountManager;
  const civility = contact.civility ? `${t(`civility.${contact.civility}`)} ` : '';
  return (
    <Fields
      limit={OTHERS_LENGTH}
      fields={[
        { label: t('supplier.contactName'), value: `${civility}${contact.firstName} ${contact.lastName}` },
        { label: t('supplier.phone'), value: contact.phone },
        { label: t('supplier.email'), value: contact.email },
        { label: t('supplier.accountManager'), value: manager && `${manager.firstName} ${manager.lastName}` },
      ]}
    />
  );
}

const principalOf = (contacts: readonly Contact[]): Contact | undefined =>
  contacts.find(({ principal }) => principal) ?? contacts[0];

function Financial({ supplier }: { supplier: Supplier }) {
  const t = useText();
  const request = useBankRequest(supplier.id);
  const isWaiting = request === undefined || request.id !== null || request.locked;
  return (
    <>
      <Fields
        limit={OTHERS_LENGTH}
        fields={[
          { label: t('supplier.vatNumber'), value: supplier.vatNumber },
          { label: 'BIC', value: supplier.bic },
          {
            label: 'IBAN',
            value: supplier.iban && formatIban(supplier.iban),
            action: <ChangeButton kind="IBAN" supplier={supplier} disabled={isWaiting} />,
          },
        ]}
      />
      {request && <PendingNote request={request} />}
      <ChangeHistory supplierId={supplier.id} />
    </>
  );
}
