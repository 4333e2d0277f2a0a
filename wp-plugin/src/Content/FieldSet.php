<?php

declare(strict_types=1);

namespace Passerelle\Content;

use ArrayIterator;
use InvalidArgumentException;
use IteratorAggregate;

/** @implements IteratorAggregate<int, Field> */
final readonly class FieldSet implements IteratorAggregate
{
    /** @var list<FormStep> */
    public array $steps;

    /** @var list<Field> */
    private array $fields;

    public function __construct(FormStep ...$steps)
    {
        $this->steps = array_values($steps);
        $this->fields = array_merge([], ...array_map(static fn (FormStep $step): array => $step->fields, $this->steps));
    }

    /** @return ArrayIterator<int, Field> */
    public function getIterator(): ArrayIterator
    {
        return new ArrayIterator($this->fields);
    }

    public function get(string $key): Field
    {
        foreach ($this->fields as $field) {
            if ($field->key === $key) {
                return $field;
            }
        }
        throw new InvalidArgumentException("No field named {$key}.");
    }

    public function has(string $key): bool
    {
        return array_filter($this->fields, static fn (Field $field): bool => $field->key === $key) !== [];
    }

    /** @return list<Field> */
    public function shared(): array
    {
        return array_values(array_filter($this->fields, static fn (Field $field): bool => !$field->translated));
    }

    /** @return list<Field> */
    public function translated(): array
    {
        return array_values(array_filter($this->fields, static fn (Field $field): bool => $field->translated));
    }
}
