<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

/** What a server answered. */
final readonly class Answer
{
    private const SUCCESS = 200;
    private const ERROR = 400;

    /** @param string|null $redirect absolute URL that it sends to */
    public function __construct(public int $status, public ?string $redirect)
    {
    }

    public function isError(): bool
    {
        return $this->status < self::SUCCESS || $this->status >= self::ERROR;
    }
}
