import { Imported } from '../../components/record-form/imported.tsx';
import type { RecordPanelProps } from './record-panel.tsx';

const loadPanel = async () => (await import('./record-panel.tsx')).RecordPanel;

/** The panel as a chunk of its own: forms are there before it. */
export const RecordPanelLater = (props: RecordPanelProps) => <Imported load={loadPanel} props={props} />;
