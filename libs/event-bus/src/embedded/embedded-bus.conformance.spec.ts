import { describeConformance } from '../conformance/describe-conformance.ts';
import { adapter } from './embedded-adapter.ts';

await describeConformance('embedded', adapter);
