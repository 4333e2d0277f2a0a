<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Kernel\Composition\Limit;

/** What a letter may contain. */
final readonly class LetterLimits
{
    /**
     * @param int $text characters
     * @param int $files number
     */
    public function __construct(#[Limit('letters', 'text')] public int $text, #[Limit('letters', 'files')] public int $files)
    {
    }
}
