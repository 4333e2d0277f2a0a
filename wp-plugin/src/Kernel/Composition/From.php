<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Composition;

use Attribute;

/** What a method of a service, or a static one, returns: the argument of a constructor that is no service itself. */
#[Attribute(Attribute::TARGET_PARAMETER)]
final readonly class From
{
    /** @var list<mixed> */
    public array $arguments;

    /** @param class-string $class */
    public function __construct(public string $class, public string $method, mixed ...$arguments)
    {
        $this->arguments = array_values($arguments);
    }
}
