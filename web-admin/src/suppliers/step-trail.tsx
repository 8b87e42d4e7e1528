import type { Supplier } from '@comptoir/contracts';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import MuiLink from '@mui/material/Link';
import MuiStep from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useText } from '../i18n/use-text.ts';
import { STEPS, type Step } from './form-steps.ts';

interface TrailProps {
  readonly supplier: Supplier | undefined;
  readonly step: Step;
}

/** Where one is: the list, the supplier, the step of its form. */
export function Trail({ supplier, step }: TrailProps) {
  const t = useText();
  return (
    <Breadcrumbs aria-label={t('supplier.trail')} sx={{ mb: 1, fontSize: '0.875rem' }}>
      <MuiLink component={Link} to="/suppliers" underline="hover">
        {t('menu.clients')}
      </MuiLink>
      {supplier && (
        <MuiLink component={Link} to={`/supplier/details/${supplier.id}`} underline="hover">
          <bdi>{supplier.label}</bdi>
        </MuiLink>
      )}
      <Typography aria-current="step" sx={{ fontSize: 'inherit' }}>
        {t(`supplier.step.${step}`)}
      </Typography>
    </Breadcrumbs>
  );
}

interface StepListProps {
  readonly step: Step;
  /** The furthest step that may be gone to. */
  readonly reached: number;
  readonly onStep: (step: Step) => void;
}

/** The steps of the form, and the way to those that are open. */
export function StepList({ step, reached, onStep }: StepListProps) {
  const t = useText();
  const now = STEPS.indexOf(step);
  return (
    <Stepper nonLinear alternativeLabel activeStep={now} aria-label={t('supplier.steps')} sx={{ mb: 2.5 }}>
      {STEPS.map((name, at) => (
        <MuiStep key={name} completed={at < now} disabled={at > reached}>
          <StepButton onClick={() => onStep(name)}>{t(`supplier.step.${name}`)}</StepButton>
        </MuiStep>
      ))}
    </Stepper>
  );
}
