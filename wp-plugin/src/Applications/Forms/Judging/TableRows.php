<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Kernel\FieldError;
use stdClass;

/** Rows of a table: an id and cells by column. Cells in columns that a condition hides are neither judged nor required. */
final readonly class TableRows
{
    /** Ids of rows have the form of those of sections, questions, columns and choices. */
    private const ID = '/' . Ids::PATTERN . '/D';

    /** @param list<Question> $columns */
    public function __construct(private array $columns)
    {
    }

    /**
     * @param array<mixed> $rows
     * @return list<FieldError>
     */
    public function problems(array $rows, string $path, AnswerContext $context): array
    {
        $problems = [];
        $ids = [];
        foreach (array_values($rows) as $number => $row) {
            $problems = [...$problems, ...$this->rowProblems($row, "{$path}.{$number}", $ids, $context)];
            $ids[] = $row instanceof stdClass ? ($row->id ?? null) : null;
        }

        return $problems;
    }

    /** Whether nothing that the applicant sees of it is filled in. */
    public function isEmpty(mixed $row, AnswerContext $context): bool
    {
        $cells = self::cells($row);
        foreach (Visibility::ofRow($this->columns, $cells) as $column) {
            if (!$column->rules->isEmpty($cells->{$column->id} ?? null, $context)) {
                return false;
            }
        }

        return true;
    }

    /** @return mixed the answer of a column that the applicant sees; null: none */
    public function value(mixed $row, string $columnId): mixed
    {
        $cells = self::cells($row);
        foreach (Visibility::ofRow($this->columns, $cells) as $column) {
            if ($column->id === $columnId) {
                return $cells->{$columnId} ?? null;
            }
        }

        return null;
    }

    /**
     * @param list<mixed> $ids of the rows before
     * @return list<FieldError>
     */
    private function rowProblems(mixed $row, string $path, array $ids, AnswerContext $context): array
    {
        if (!$row instanceof stdClass || !($row->cells ?? null) instanceof stdClass) {
            return [new FieldError($path, 'unexpected_fields')];
        }
        $id = $row->id ?? null;
        $problems = [];
        if (!is_string($id) || preg_match(self::ID, $id) !== 1) {
            $problems[] = new FieldError("{$path}.id", 'invalid_id');
        } elseif (in_array($id, $ids, true)) {
            $problems[] = new FieldError("{$path}.id", 'duplicate_id');
        }
        $keys = [...self::unknown($row, ['id', 'cells']), ...self::unknown($row->cells, array_map(static fn (Question $column): string => $column->id, $this->columns))];

        return [
            ...$problems,
            ...array_map(static fn (string $key): FieldError => new FieldError("{$path}.{$key}", 'unexpected_fields'), $keys),
            ...$this->cellProblems($row, $row->cells, $path, $context),
        ];
    }

    /** @return list<FieldError> */
    private function cellProblems(stdClass $row, stdClass $cells, string $path, AnswerContext $context): array
    {
        $visible = Visibility::ofRow($this->columns, $cells);
        $problems = [];
        foreach ($visible as $column) {
            $found = $column->rules->problems($cells->{$column->id} ?? null, "{$path}.{$column->id}", $context);
            $problems[$column->id] = $found;
        }
        $isFilled = $context->isSending && (array_merge(...array_values($problems)) !== [] || !$this->isEmpty($row, $context));
        foreach ($isFilled ? $visible : [] as $column) {
            if ($column->isRequired && $problems[$column->id] === [] && $column->rules->isEmpty($cells->{$column->id} ?? null, $context)) {
                $problems[$column->id] = [new FieldError("{$path}.{$column->id}", 'required')];
            }
        }

        return array_merge(...array_values($problems));
    }

    private static function cells(mixed $row): stdClass
    {
        $cells = $row instanceof stdClass ? ($row->cells ?? null) : null;

        return $cells instanceof stdClass ? $cells : new stdClass();
    }

    /**
     * @param list<string> $known
     * @return list<string>
     */
    private static function unknown(stdClass $object, array $known): array
    {
        return array_values(array_diff(array_map(strval(...), array_keys((array) $object)), $known));
    }
}
