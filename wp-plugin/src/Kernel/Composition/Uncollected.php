<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Composition;

use Attribute;

/** A class that others make: it is left out where all of its interface are collected. */
#[Attribute(Attribute::TARGET_CLASS)]
final readonly class Uncollected
{
}
