<?php

declare(strict_types=1);

namespace Passerelle\Content\Translations;

use Passerelle\Content\Definitions;
use Passerelle\Content\Record;
use Passerelle\Content\Validation\Validator;

/** Digests of the values of a record that a translator has to translate: its title and its translated fields. */
final readonly class SourceDigests
{
    private const ALGORITHM = 'sha256';

    public function __construct(private Definitions $definitions)
    {
    }

    /** @return array<string, string> by field key, in the order of the form; empty values have none */
    public function of(Record $record): array
    {
        $definition = $this->definitions->of($record->type);
        $title = $definition->titleKey();
        $values = $title === null ? [] : [$title => $record->title];
        foreach ($definition->fields()->translated() as $field) {
            $values[$field->key] = $record->values->raw($field->key);
        }

        return array_map(
            static fn (mixed $value): string => hash(self::ALGORITHM, json_encode($value, JSON_THROW_ON_ERROR)),
            array_filter($values, static fn (mixed $value): bool => !Validator::isEmpty($value)),
        );
    }
}
