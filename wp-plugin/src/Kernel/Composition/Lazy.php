<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Composition;

use Attribute;

/** A service that is built when it is first needed: the argument is a closure that returns it. */
#[Attribute(Attribute::TARGET_PARAMETER)]
final readonly class Lazy
{
    /** @param class-string $service */
    public function __construct(public string $service)
    {
    }
}
