<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** One of the choices that a question offers. */
final readonly class Choice
{
    public function __construct(public string $id, public Texts $label)
    {
    }
}
