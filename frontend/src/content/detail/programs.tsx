import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/dates/dates.ts';
import { useSite } from '../../lib/site.ts';
interface Program {
  name: string;
  type: string | null;
  from: string | null;
  to: string | null;
}

/** Residencies, trainings and the like, with their dates. */
export function Programs({ programs }: { programs: readonly Program[] }) {
  const period = usePeriod();
  return (
    <ul>
      {programs.map((program) => (
        <li key={`${program.name} ${program.from}`}>
          {[program.name, program.type, period(program)].filter(Boolean).join(', ')}
        </li>
      ))}
    </ul>
  );
}

function usePeriod(): (program: Program) => string | undefined {
  const { t } = useTranslation('detail');
  const { language } = useSite();
  return ({ from, to }) => {
    if (from && to)
      return t('programPeriod', { from: formatDate(from, language), to: formatDate(to, language) });
    if (from) return t('programFrom', { date: formatDate(from, language) });
    return to ? t('programUntil', { date: formatDate(to, language) }) : undefined;
  };
}
