<?php

declare(strict_types=1);

namespace Passerelle\Site\Consent;

use Passerelle\Languages\Lang;

/** Validated choice of the cookie dialog. */
final readonly class Choice
{
    /**
     * @param string $consentId random id stored in the browser, with which a person may request the proof
     * @param list<string> $granted categories, in the order of choices.json; empty: all rejected
     * @param int $version of the displayed texts
     */
    public function __construct(
        public string $consentId,
        public array $granted,
        public int $version,
        public Lang $language,
    ) {
    }

    public function equals(self $other): bool
    {
        return get_object_vars($this) === get_object_vars($other);
    }

    public function grantedAsText(): string
    {
        return implode(',', $this->granted);
    }
}
