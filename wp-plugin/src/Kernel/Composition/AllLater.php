<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Composition;

use Attribute;
use Closure;

/** A closure that returns all services that implement an interface: they are built when they are needed, and may need who has the closure. */
#[Attribute(Attribute::TARGET_PARAMETER)]
final readonly class AllLater
{
    /** @param class-string $interface */
    public function __construct(public string $interface)
    {
    }

    /**
     * @param Closure(): list<object|null> $services
     * @return Closure(): list<object>
     */
    public static function present(Closure $services): Closure
    {
        return static fn (): array => All::present($services());
    }
}
