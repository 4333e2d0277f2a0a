<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Composition;

use Attribute;

/** A closure that returns a service, which is built when it is needed. */
#[Attribute(Attribute::TARGET_PARAMETER)]
final readonly class Later
{
    /** @param class-string $service */
    public function __construct(public string $service)
    {
    }
}
