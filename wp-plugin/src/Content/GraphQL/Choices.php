<?php

declare(strict_types=1);

namespace Passerelle\Content\GraphQL;

use Passerelle\Content\Values;
use Passerelle\Kernel\Config;

/** Stored choices as enum values: values that are no longer choices become null, not errors. */
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
