<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use DateTimeZone;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Rights\Viewer;

/** Context of one validation: actor, record and errors. */
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

    /** The value has the wrong type, or is not a choice of the field. */
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
