import { Imported } from '../../../components/record-form/imported.tsx';
import type { StructurePanelProps } from './structure-panel.tsx';

const loadPanel = async () => (await import('./structure-panel.tsx')).StructurePanel;

/** The panel as a chunk of its own: the form is there before it. */
export const StructurePanelLater = (props: StructurePanelProps) => (
  <Imported load={loadPanel} props={props} />
);
