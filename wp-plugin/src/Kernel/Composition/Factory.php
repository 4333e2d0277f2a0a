<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Composition;

use Attribute;

/** The static method that makes the only instance of a class; its arguments are services. */
#[Attribute(Attribute::TARGET_CLASS)]
final readonly class Factory
{
    public function __construct(public string $method)
    {
    }
}
