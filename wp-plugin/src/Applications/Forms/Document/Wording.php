<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** What applicants read of a section or question. */
final readonly class Wording
{
    public function __construct(public Texts $label, public Texts $help)
    {
    }
}
