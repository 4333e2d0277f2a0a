<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use SensitiveParameter;

/** Call to action of a mail. */
final readonly class Button
{
    public function __construct(public string $label, #[SensitiveParameter] public string $url)
    {
    }
}
