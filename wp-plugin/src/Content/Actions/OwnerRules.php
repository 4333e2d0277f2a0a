<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;

/** The rules of the types that have some. */
final readonly class OwnerRules
{
    /** @var list<OwnerRule> */
    private array $rules;

    public function __construct(#[All(OwnerRule::class)] OwnerRule ...$rules)
    {
        $this->rules = array_values($rules);
    }

    /** @throws DomainError of the rule */
    public function beforeCreation(Viewer $owner, ContentType $type): void
    {
        foreach ($this->of($type) as $rule) {
            $rule->beforeCreation($owner);
        }
    }

    /** @throws DomainError invalid_fields */
    public function requireSubmittable(Record $record): void
    {
        self::refuse($this->problems($record, $record->values));
    }

    /**
     * What a public record already has may stay: only what a proposal changes is looked at.
     *
     * @param array<string, mixed> $changes by field, as they were sent
     * @throws DomainError invalid_fields
     */
    public function requireProposable(Record $record, array $changes): void
    {
        $changed = array_filter($changes, static fn (mixed $value, string $key): bool => $value !== $record->values->raw($key), ARRAY_FILTER_USE_BOTH);
        $problems = $this->problems($record, new Values([...$record->values->all(), ...$changed]));
        self::refuse(array_values(array_filter($problems, static fn (FieldError $problem): bool => array_key_exists($problem->path, $changed))));
    }

    /** @return list<FieldError> */
    private function problems(Record $record, Values $values): array
    {
        return array_merge([], ...array_map(static fn (OwnerRule $rule): array => $rule->problems($record->ownerId, $values), $this->of($record->type)));
    }

    /** @return list<OwnerRule> */
    private function of(ContentType $type): array
    {
        return array_values(array_filter($this->rules, static fn (OwnerRule $rule): bool => $rule->type() === $type));
    }

    /** @param list<FieldError> $problems */
    private static function refuse(array $problems): void
    {
        if ($problems !== []) {
            throw DomainError::invalid($problems);
        }
    }
}
