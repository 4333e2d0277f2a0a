<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Composition;

use Attribute;

/** The place of a service where all of its interface are collected: the highest first; without one it is 0, and equal ones are ordered by their names. */
#[Attribute(Attribute::TARGET_CLASS)]
final readonly class Priority
{
    public function __construct(public int $value)
    {
    }
}
