<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Idempotency;

/** What is stored for a key. */
final readonly class StoredAnswer
{
    /**
     * @param bool $isOfBody false: the key was used for a request with another body
     * @param array<array-key, mixed>|null $answer
     */
    public function __construct(public bool $isOfBody, public ?array $answer)
    {
    }
}
