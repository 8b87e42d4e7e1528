import type { SupplierImport } from '@comptoir/contracts';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import MuiStep from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useParams } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { Failure } from '../../layout/failure.tsx';
import { Loading } from '../../layout/loading.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { CheckStep } from './check-step.tsx';
import { FileStep } from './file-step.tsx';
import { ImportActions } from './import-actions.tsx';
import { IMPORT_STEPS, type ImportStep, stepOf } from './import-step.ts';
import { MappingStep } from './mapping-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { ResultStep } from './result-step.tsx';
import { useImport } from './use-import.ts';

/** /suppliers/import and /suppliers/import/:idImport: suppliers from a zipped folder. */
export default function ImportScreen() {
  const { idImport } = useParams();
  const t = useText();
  if (idImport !== undefined) return <Existing key={idImport} id={idImport} />;
  return (
    <>
      <PageTitle>{t('import.title')}</PageTitle>
      <Steps step="file" />
      <FileStep />
    </>
  );
}

function Existing({ id }: { id: string }) {
  const t = useText();
  const { data, error, isPending, refetch } = useImport(id);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading />;
  const step = stepOf(data);
  return (
    <>
      <PageTitle note={<bdi>{data.fileName}</bdi>} actions={<ImportActions it={data} />}>
        {t('import.title')}
      </PageTitle>
      <Steps step={step} />
      {data.problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {data.problem.message}
        </Alert>
      )}
      {!data.own && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('import.notOwn', { name: data.by.name })}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 2.5 } }}>
        <StepScreen step={step} it={data} />
      </Paper>
    </>
  );
}

function StepScreen({ step, it }: { step: ImportStep; it: SupplierImport }) {
  switch (step) {
    case 'mapping':
      return <MappingStep key={`${it.id} ${it.state}`} it={it} />;
    case 'check':
      return <CheckStep it={it} />;
    case 'progress':
      return <ProgressStep it={it} />;
    default:
      return <ResultStep it={it} />;
  }
}

function Steps({ step }: { step: ImportStep }) {
  const t = useText();
  const now = IMPORT_STEPS.indexOf(step);
  return (
    <Stepper alternativeLabel activeStep={now} aria-label={t('supplier.steps')} sx={{ mb: 2.5 }}>
      {IMPORT_STEPS.map((name, at) => (
        <MuiStep key={name} completed={at < now || (name === 'result' && now === at)}>
          <StepLabel>{t(`import.step.${name}`)}</StepLabel>
        </MuiStep>
      ))}
    </Stepper>
  );
}
