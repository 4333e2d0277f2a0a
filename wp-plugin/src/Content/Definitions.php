<?php

declare(strict_types=1);

namespace Passerelle\Content;

use LogicException;

/** The definitions of all content types. */
final readonly class Definitions
{
    /** @var array<string, Definition> */
    private array $byType;

    public function __construct(Definition ...$definitions)
    {
        $byType = [];
        foreach ($definitions as $definition) {
            $byType[$definition->type()->value] = $definition;
        }
        $this->byType = $byType;
    }

    public function of(ContentType $type): Definition
    {
        return $this->byType[$type->value] ?? throw new LogicException("No definition of {$type->value}.");
    }

    /** @return list<Field> fields of a type whose values are post meta: those of the form and the computed ones */
    public function stored(ContentType $type): array
    {
        $definition = $this->of($type);
        $fields = array_filter(iterator_to_array($definition->fields(), false), static fn (Field $field): bool => !$field->isLedger);

        return array_values([...$fields, ...$definition->computedFields()]);
    }

    /** @return list<string> the post type keys */
    public function postTypes(): array
    {
        return array_keys($this->byType);
    }
}
