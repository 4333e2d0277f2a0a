import { isEmpty } from './field-checks.ts';
import type { FieldDefinition, Rule, RuleChecks, Stage } from './form-definition.ts';
import { dayIn } from '../zone-days.ts';
import { none, type Problem, refused } from './problems.ts';

type Values = Readonly<Record<string, unknown>>;
type Fields = ReadonlyMap<string, FieldDefinition>;

/** The field of a rule's error; the field of the rows, for rules about rows. */
export function fieldOf(rule: Rule): string {
  if (rule.rule === 'later') return rule.rows ?? rule.end;
  if (rule.rule === 'notBeforeDay') return rule.date;
  return rule.rule === 'notBelow' ? rule.max : rule.field;
}

/**
 * Problems of a rule between fields, equal to those of the plugin's Content\Rules.
 * @param ownChecks checks of rules that one form has
 */
export function ruleProblems(
  rule: Rule,
  values: Values,
  fields: Fields,
  stage: Stage,
  ownChecks: RuleChecks = {},
): Problem[] {
  const isBlank = (key: string): boolean => {
    const field = fields.get(key);
    return !field || isEmpty(field, values[key]);
  };
  if (rule.rule === 'later') return laterProblems(rule, values);
  if (rule.rule === 'notBelow') {
    const isBelow =
      !isBlank(rule.min) && !isBlank(rule.max) && Number(values[rule.max]) < Number(values[rule.min]);
    return isBelow ? refused(rule.max, rule.code) : none;
  }
  if (rule.rule === 'notBeforeDay') {
    const date = values[rule.date];
    const day = dayOf(values[rule.instant], values[rule.zone]);
    return typeof date === 'string' && date !== '' && day !== undefined && date < day
      ? refused(rule.date, rule.code)
      : none;
  }
  if (rule.rule === 'recurrence') return ownChecks.recurrence?.(rule, values, stage) ?? none;
  // The other rules are about what is submitted.
  return stage === 'submit' && isMissing(rule, values, isBlank) ? refused(rule.field, rule.code) : none;
}

function isMissing(
  rule: Exclude<Rule, { rule: 'later' | 'notBelow' | 'notBeforeDay' | 'recurrence' }>,
  values: Values,
  isBlank: (key: string) => boolean,
): boolean {
  if (rule.rule === 'afterPublication' || !isBlank(rule.field)) return false;
  if (rule.rule === 'oneOf') return isBlank(rule.other);
  return rule.is === undefined ? !isBlank(rule.when) : values[rule.when] === rule.is;
}

function laterProblems(rule: Extract<Rule, { rule: 'later' }>, values: Values): Problem[] {
  const isLate = (row: Values): boolean => {
    const [start, end] = [row[rule.start], row[rule.end]];
    return Boolean(start) && Boolean(end) && String(end) <= String(start);
  };
  if (rule.rows === undefined) return isLate(values) ? refused(rule.end, rule.code) : none;
  const rows = values[rule.rows];
  return (Array.isArray(rows) ? (rows as Values[]) : []).flatMap((row, number) =>
    row && isLate(row) ? refused(`${rule.rows}.${number}.${rule.end}`, rule.code) : none,
  );
}

/** Undefined without a valid instant and zone: their own checks report that. */
function dayOf(instant: unknown, zone: unknown): string | undefined {
  const at = typeof instant === 'string' ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  try {
    return dayIn(typeof zone === 'string' && zone !== '' ? zone : null, at);
  } catch {
    return undefined;
  }
}
