<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Composition;

use Attribute;

/** All services that implement an interface, by their priority and name: a list, or variadic arguments. */
#[Attribute(Attribute::TARGET_PARAMETER)]
final readonly class All
{
    /** @param class-string $interface */
    public function __construct(public string $interface)
    {
    }

    /**
     * @param list<object|null> $services null: not there in this configuration
     * @return list<object>
     */
    public static function present(array $services): array
    {
        return array_values(array_filter($services, is_object(...)));
    }
}
