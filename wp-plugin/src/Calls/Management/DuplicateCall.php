<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Content\Actions\CopyContent;
use Passerelle\Content\Definition;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Kernel\Composition\From;
use Passerelle\Rights\Viewer;

/** A new draft from a call: what it says, without its dates and the people who have rights on it. */
final readonly class DuplicateCall
{
    private const DATES = [FieldKind::Instant, FieldKind::Date];

    public function __construct(private CopyContent $copy, #[From(Definitions::class, 'of', ContentType::CallForApplication)] private Definition $definition)
    {
    }

    public function __invoke(Viewer $viewer, Record $call): Record
    {
        return ($this->copy)($viewer, $call, $this->copied(...));
    }

    private function copied(Values $values): Values
    {
        $copied = [];
        foreach ($this->definition->fields() as $field) {
            $value = self::valueOf($field, $values);
            if ($value !== null) {
                $copied[$field->key] = $value;
            }
        }

        return new Values($copied);
    }

    private static function valueOf(Field $field, Values $values): mixed
    {
        return match (true) {
            in_array($field->kind, self::DATES, true), $field->kind === FieldKind::Users => null,
            $field->kind === FieldKind::Rows => array_map(static fn (Values $row): array => self::rowOf($field->columns, $row), $values->rows($field->key)) ?: null,
            default => $values->raw($field->key),
        };
    }

    /**
     * @param list<Field> $columns
     * @return array<string, mixed>
     */
    private static function rowOf(array $columns, Values $row): array
    {
        $dates = array_filter($columns, static fn (Field $column): bool => in_array($column->kind, self::DATES, true));

        return array_diff_key($row->all(), array_flip(array_map(static fn (Field $column): string => $column->key, $dates)));
    }
}
