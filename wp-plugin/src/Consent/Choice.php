<?php

declare(strict_types=1);

namespace Passerelle\Consent;

use Passerelle\Languages\Lang;

/** What somebody chose in the cookie dialog: once it is one, it can be kept. */
final readonly class Choice
{
    /**
     * @param string $consentId random, kept by the browser of the person; shown to ask for one's proof
     * @param list<string> $granted categories, in the order of choices.json; none is a refusal of all
     * @param int $version of the texts that were shown
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
