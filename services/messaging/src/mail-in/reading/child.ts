import { serveRequests } from '@comptoir/service-kit/child-pool/child';
import { readMessage } from './read-message.ts';

serveRequests(readMessage);
