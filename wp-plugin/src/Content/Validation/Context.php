<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use DateTimeZone;
use Passerelle\Accounts\Viewer;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;

/** One validation: who gives the values, for what, and the refusals so far. */
final class Context
{
    /** @var list<FieldError> */
    private array $errors = [];

    public function __construct(
        public readonly Viewer $actor,
        public readonly ?int $groupId,
        public readonly DateTimeZone $zone,
    ) {
    }

    /**
     * @param value-of<FieldErrorCode> $code
     * @param array<string, int|string> $params
     */
    public function refuse(string $path, string $code, array $params = []): null
    {
        $this->errors[] = new FieldError($path, $code, $params);
        return null;
    }

    /** The value has another shape than the field, or is none of its choices. */
    public function unexpected(string $path): null
    {
        return $this->refuse($path, 'unexpected_fields');
    }

    public function isRefused(string $path): bool
    {
        foreach ($this->errors as $error) {
            if ($error->path === $path || str_starts_with($error->path, "{$path}.")) {
                return true;
            }
        }

        return false;
    }

    public function add(FieldError ...$errors): void
    {
        foreach ($errors as $error) {
            if (!$this->isRefused($error->path)) {
                $this->errors[] = $error;
            }
        }
    }

    /** @return list<FieldError> */
    public function errors(): array
    {
        return $this->errors;
    }
}
