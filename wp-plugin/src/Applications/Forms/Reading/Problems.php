<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Reading;

use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;

/** What is wrong with a document, collected while it is read. */
final class Problems
{
    /** @var list<FieldError> */
    private array $problems = [];

    /**
     * @param value-of<FieldErrorCode> $code
     * @param array<string, int|string> $params
     */
    public function add(string $path, string $code, array $params = []): void
    {
        $this->problems[] = new FieldError($path, $code, $params);
    }

    /** @return list<FieldError> */
    public function all(): array
    {
        return $this->problems;
    }
}
