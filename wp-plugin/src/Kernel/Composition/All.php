<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Composition;

use Attribute;
use Closure;

/**
 * All services that implement an interface, by their priority and name: a list, variadic arguments, or a closure that returns the list.
 * With a closure they are built when it is called, so that they may need the class that has the closure.
 */
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

    /**
     * @param Closure(): list<object|null> $services
     * @return Closure(): list<object>
     */
    public static function presentLater(Closure $services): Closure
    {
        return static fn (): array => self::present($services());
    }
}
