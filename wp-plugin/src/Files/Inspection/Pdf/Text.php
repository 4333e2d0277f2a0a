<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Pdf;

final readonly class Text
{
    public function __construct(public string $value)
    {
    }
}
