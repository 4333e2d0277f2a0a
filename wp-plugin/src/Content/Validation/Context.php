<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Values;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Rights\Viewer;

/** Context of one validation: actor, record with its stored values, and errors. */
final class Context
{
    /** @var list<FieldError> */
    private array $errors = [];

    /** @param int|null $ownerId of the record; null: the actor */
    public function __construct(
        public readonly Viewer $actor,
        public readonly ?int $groupId,
        public readonly Zone $zone,
        private readonly Values $stored = new Values([]),
        private readonly ?int $ownerId = null,
    ) {
    }

    /** Account whose record it is. */
    public function ownerId(): int
    {
        return $this->ownerId ?? $this->actor->id;
    }

    /** @return list<int> group ids that the stored value of a field of people or of a relation refers to: they may stay */
    public function storedGroups(Field $field): array
    {
        $ids = $field->kind === FieldKind::People
            ? array_map(static fn (Values $row): ?int => $row->int(RowChecks::GROUP), $this->stored->rows($field->key))
            : [$this->stored->int($field->key)];

        return array_values(array_filter($ids, is_int(...)));
    }

    /** @return list<int> accounts that the stored value of a field names: they may stay */
    public function storedAccounts(Field $field): array
    {
        return $this->stored->ints($field->key);
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
