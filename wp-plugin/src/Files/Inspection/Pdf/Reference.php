<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

/** "12 0 R" */
final readonly class Reference
{
    public function __construct(public int $object)
    {
    }
}
