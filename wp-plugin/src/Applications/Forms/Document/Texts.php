<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

use Passerelle\Languages\Lang;

/** One text of a form, in the languages in which it is written. */
final readonly class Texts
{
    /** @param array<string, string> $byLanguage */
    public function __construct(public array $byLanguage)
    {
    }

    public function in(Lang $language): string
    {
        return $this->byLanguage[$language->value] ?? '';
    }
}
