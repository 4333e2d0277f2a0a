<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Definition;
use Passerelle\Content\Definitions;
use Passerelle\Content\Field;
use Passerelle\Content\Record;
use Passerelle\Content\Required;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\Values;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Content\Model\Status;

/** Validates everything that a save would write, and reports all errors at once. */
final readonly class Preparation
{
    public function __construct(
        private Definitions $definitions,
        private Validator $validator,
        private Titles $titles,
    ) {
    }

    /**
     * @param Record|null $existing null for a new post
     * @param Record|null $translated a post of the same group in the other language
     * @throws DomainError invalid_fields
     */
    public function prepare(SaveInput $input, ?Record $existing, ?Record $translated): Prepared
    {
        $definition = $this->definitions->of($input->type);
        $base = $existing?->values->all() ?? $this->sharedValues($translated);
        $former = $existing ?? $translated;
        $context = new Context($input->actor, $former?->groupId, $this->zone($input->values, $base), new Values($base), $former->ownerId ?? $input->ownerId);
        $clean = $this->validator->normalise($definition, $input->values, $context);
        $merged = new Values(array_filter([...$base, ...$clean], static fn (mixed $value): bool => !Validator::isEmpty($value)));
        $computed = $definition->compute($merged, self::announced($existing, $translated));
        $merged = new Values(array_filter([...$merged->all(), ...$computed], static fn (mixed $value): bool => !Validator::isEmpty($value)));
        $step = self::stepFor($existing->status ?? Status::Draft);
        $this->validator->complete($definition, $merged, $step, $existing?->publishedAt, $context);
        $title = $this->titles->title($definition, $input, $existing, $merged, $context);
        $slug = $this->titles->slug($input, $existing, $translated, $title, $context);
        if ($context->errors() !== []) {
            throw DomainError::invalid($this->inFormOrder($definition, $context->errors()));
        }

        return new Prepared([...($existing === null ? $merged->all() : $clean), ...$computed], $title, $slug, $this->titles->isSlugChosen($input, $title));
    }

    /** Computed values are shared: what they derive from the former state counts since any language is public. */
    private static function announced(?Record $existing, ?Record $translated): ?Record
    {
        $isTranslationAhead = $existing?->status->wasPublic() !== true && $translated?->status->wasPublic() === true;

        return $isTranslationAhead ? $translated : $existing ?? $translated;
    }

    /**
     * @param non-empty-list<FieldError> $errors
     * @return non-empty-list<FieldError>
     */
    private function inFormOrder(Definition $definition, array $errors): array
    {
        $keys = [$definition->titleKey() ?? '', 'slug', ...array_map(static fn (Field $field): string => $field->key, iterator_to_array($definition->fields(), false))];
        $positions = array_flip($keys);
        $position = static fn (FieldError $error): int => $positions[explode('.', $error->path)[0]] ?? count($positions);
        usort($errors, static fn (FieldError $a, FieldError $b): int => $position($a) <=> $position($b));

        return $errors;
    }

    /** Public and scheduled records must be complete; others may be drafts. */
    private static function stepFor(Status $status): Required
    {
        return in_array($status, [Status::Draft, Status::ToEdit, Status::Rejected], true) ? Required::ToSave : Required::ToSubmit;
    }

    /** @return array<string, mixed> initial values of a new translation */
    private function sharedValues(?Record $translated): array
    {
        $values = [];
        foreach ($translated === null ? [] : $this->definitions->of($translated->type)->fields() as $field) {
            if (!$field->translated || $field->isCopied) {
                $values[$field->key] = $translated?->values->raw($field->key);
            }
        }

        return $values;
    }

    /**
     * @param array<string, mixed> $raw
     * @param array<string, mixed> $base
     */
    private function zone(array $raw, array $base): Zone
    {
        $zone = $raw['zone'] ?? $base['zone'] ?? null;

        return Zone::named(is_string($zone) ? $zone : '');
    }
}
