<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Languages\Lang;
use SensitiveParameter;

/** Queued request of a visitor about an e-mail address. */
final readonly class AccountRequest
{
    /** @param array<mixed> $data */
    public function __construct(
        public RequestKind $kind,
        public string $email,
        public Lang $language,
        #[SensitiveParameter] private array $data,
    ) {
    }

    public function text(string $name): string
    {
        $value = $this->data[$name] ?? '';

        return is_string($value) ? $value : '';
    }
}
