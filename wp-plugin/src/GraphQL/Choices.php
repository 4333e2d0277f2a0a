<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Passerelle\Content\Values;
use Passerelle\Kernel\Config;

/** Stored choices as enum values: a word that is no longer a choice is nothing given, not an error. */
final readonly class Choices
{
    public function __construct(private Config $config)
    {
    }

    public function one(Values $values, string $key, string $choices): ?string
    {
        $value = $values->text($key);

        return in_array($value, $this->config->choices($choices), true) ? $value : null;
    }

    /** @return list<string> */
    public function many(Values $values, string $key, string $choices): array
    {
        return array_values(array_intersect($values->texts($key), $this->config->choices($choices)));
    }
}
