import type { FieldDefinition } from '../../../lib/forms/form-definition.ts';
import { eventDefinition } from './event-definition.ts';

export const fieldsOfStep = (step: string): readonly FieldDefinition[] =>
  eventDefinition.steps.find(({ key }) => key === step)?.fields ?? [];
