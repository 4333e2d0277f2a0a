<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Fields of one step of a form. */
final readonly class FormStep
{
    /** @var list<Field> */
    public array $fields;

    /** @param string $key of its label in config/fields.json */
    public function __construct(public string $key, Field ...$fields)
    {
        $this->fields = array_values($fields);
    }
}
