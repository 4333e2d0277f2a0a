<?php

declare(strict_types=1);

namespace Passerelle\Content;

use LogicException;
use Passerelle\Content\Model\ContentType;

/** The definitions of all content types. */
final class Definitions
{
    /** @var array<string, Definition> */
    private readonly array $byType;
    /** @var array<string, list<Field>> by type: asked for by each record that is read */
    private array $stored = [];

    /** @throws LogicException when a content type has none */
    public function __construct(Definition ...$definitions)
    {
        $byType = [];
        foreach ($definitions as $definition) {
            $byType[$definition->type()->value] = $definition;
        }
        foreach (ContentType::cases() as $type) {
            if (!isset($byType[$type->value])) {
                throw new LogicException("No definition of {$type->value}.");
            }
        }
        $this->byType = $byType;
    }

    public function of(ContentType $type): Definition
    {
        return $this->byType[$type->value];
    }

    /** @return list<Field> fields of a type whose values are post meta: those of the form and the computed ones */
    public function stored(ContentType $type): array
    {
        return $this->stored[$type->value] ??= self::storedOf($this->of($type));
    }

    /** @return list<string> the post type keys */
    public function postTypes(): array
    {
        return array_keys($this->byType);
    }

    /** @return list<Field> */
    private static function storedOf(Definition $definition): array
    {
        $fields = array_filter(iterator_to_array($definition->fields(), false), static fn (Field $field): bool => !$field->isLedger);

        return array_values([...$fields, ...$definition->computedFields()]);
    }
}
