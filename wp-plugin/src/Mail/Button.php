<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use SensitiveParameter;

/** The one thing to do that a mail leads to. */
final readonly class Button
{
    public function __construct(public string $label, #[SensitiveParameter] public string $url)
    {
    }
}
