<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use DateTimeZone;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\ContentPolicy;
use Passerelle\Content\Definitions;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Required;
use Passerelle\Content\Status;
use Passerelle\Content\Storage;
use Passerelle\Content\Validation\Context;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\Values;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;

/** Creates or changes one language of a thing; values without a language go to all of its languages. */
final readonly class SaveContent
{
    public function __construct(
        private Transaction $transaction,
        private Records $records,
        private Definitions $definitions,
        private Validator $validator,
        private Titles $titles,
        private Storage $storage,
        private ContentPolicy $policy,
        private ContentListener $listeners,
        private FormerSlugs $formerSlugs,
    ) {
    }

    /** @throws DomainError not_found, forbidden, not_editable, invalid_fields, stale_version */
    public function __invoke(SaveInput $input): Record
    {
        $existing = $this->existing($input);
        $siblings = $this->siblings($input, $existing);
        $this->checkRights($input, $existing, $siblings);
        [$values, $title, $slug] = $this->checked($input, $existing, $siblings);

        return $this->transaction->run(fn (): Record => $this->storage->write(
            fn (): Record => $this->save($input, $existing, $siblings, $values, $title, $slug),
        ));
    }

    /**
     * @param array<string, Record> $siblings
     * @param array<string, mixed> $values
     */
    private function save(SaveInput $input, ?Record $existing, array $siblings, array $values, string $title, string $slug): Record
    {
        if ($existing === null || $existing->version === 0) {
            $id = $this->create($input, $existing, $title, $slug);
            $existing = null;
        } else {
            $id = $existing->id;
            $this->storage->nextVersion($id, $input->expectedVersion ?? $existing->version);
            $this->storage->update($id, $existing->language, ['post_title' => $title, 'post_name' => $slug]);
        }
        $audience = $input->audience ?? $existing->audience ?? $this->first($siblings)->audience ?? \Passerelle\Content\Audience::Public;
        $this->storage->writeValues($id, $input->type, $values);
        $this->storage->writeAudience($id, $audience);
        $changed = $this->saveSiblings($siblings, $values, $audience);
        $groupId = $existing->groupId ?? $input->groupId ?? $id;
        $this->storage->writeLedgers($groupId, $input->type, $values);

        $after = $this->records->find($id) ?? throw DomainError::notFound();
        if ($existing !== null && $existing->slug !== $after->slug) {
            $this->formerSlugs->keep($existing, $after);
        }
        $this->listeners->onContentChanged(new ContentChanged($existing, $after));
        foreach ($this->records->findMany(array_keys($changed)) as $record) {
            $this->listeners->onContentChanged(new ContentChanged($changed[$record->id], $record));
        }

        return $after;
    }

    private function create(SaveInput $input, ?Record $autoDraft, string $title, string $slug): int
    {
        if ($autoDraft === null) {
            return $this->storage->insert($input->type, $input->language, $title, $slug, $input->ownerId ?? $input->actor->id, $input->groupId);
        }
        $this->storage->adopt($autoDraft->id, $input->language, $input->groupId);
        $this->storage->update($autoDraft->id, $input->language, [
            'post_title' => $title,
            'post_name' => $slug,
            'post_status' => Status::Draft->value,
        ]);

        return $autoDraft->id;
    }

    /**
     * @param array<string, Record> $siblings
     * @param array<string, mixed> $values
     * @return array<int, Record> those that changed, as they were
     */
    private function saveSiblings(array $siblings, array $values, \Passerelle\Content\Audience $audience): array
    {
        $changed = [];
        foreach ($siblings as $sibling) {
            $shared = $this->sharedChanges($sibling, $values);
            if ($shared === [] && $sibling->audience === $audience) {
                continue;
            }
            $this->storage->bumpVersion($sibling->id);
            $this->storage->writeValues($sibling->id, $sibling->type, $shared);
            $this->storage->writeAudience($sibling->id, $audience);
            clean_post_cache($sibling->id);
            $changed[$sibling->id] = $sibling;
        }

        return $changed;
    }

    /**
     * @param array<string, mixed> $values
     * @return array<string, mixed>
     */
    private function sharedChanges(Record $sibling, array $values): array
    {
        $changes = [];
        foreach ($this->definitions->stored($sibling->type) as $field) {
            if ($field->translated || !array_key_exists($field->key, $values)) {
                continue;
            }
            $value = Validator::isEmpty($values[$field->key]) ? null : $values[$field->key];
            if ($value !== $sibling->values->raw($field->key)) {
                $changes[$field->key] = $value;
            }
        }

        return $changes;
    }

    private function existing(SaveInput $input): ?Record
    {
        if ($input->id === null) {
            return null;
        }
        $record = $this->records->find($input->id);
        if ($record === null || $record->type !== $input->type || $record->status === Status::Trash) {
            throw DomainError::notFound();
        }
        if ($record->version > 0 && $record->language !== $input->language) {
            throw DomainError::invalid([new \Passerelle\Kernel\FieldError('language', 'unexpected_fields')]);
        }

        return $record;
    }

    /** @return array<string, Record> the other languages of the group */
    private function siblings(SaveInput $input, ?Record $existing): array
    {
        $isNew = $existing === null || $existing->version === 0;
        $groupId = $isNew ? $input->groupId : $existing->groupId;
        if ($groupId === null) {
            return [];
        }
        $group = $this->records->findGroups([$groupId])[$groupId] ?? [];
        $first = $this->first($group);
        if ($isNew && ($first === null || $first->type !== $input->type)) {
            throw DomainError::notFound();
        }
        if ($isNew && isset($group[$input->language->value]) && $group[$input->language->value]->id !== $existing?->id) {
            throw new DomainError('invalid_transition');
        }
        unset($group[$input->language->value]);

        return $group;
    }

    /** @param array<string, Record> $siblings */
    private function checkRights(SaveInput $input, ?Record $existing, array $siblings): void
    {
        $isNew = $existing === null || $existing->version === 0;
        $mayEdit = $isNew
            ? $this->policy->canCreate($input->actor, $input->type)
            : $this->policy->canEdit($input->actor, $existing);
        $first = $this->first($siblings);
        if (!$mayEdit || ($isNew && $first !== null && !$this->policy->canEdit($input->actor, $first))) {
            throw DomainError::forbidden();
        }
    }

    /**
     * @param array<string, Record> $siblings
     * @return array{array<string, mixed>, string, string} values to write, title, slug
     */
    private function checked(SaveInput $input, ?Record $existing, array $siblings): array
    {
        $definition = $this->definitions->of($input->type);
        $base = $this->base($existing, $siblings);
        $zone = $input->values['zone'] ?? $base['zone'] ?? 'UTC';
        $context = new Context(
            $input->actor,
            $existing !== null && $existing->version > 0 ? $existing->groupId : $input->groupId,
            is_string($zone) && in_array($zone, DateTimeZone::listIdentifiers(), true) ? new DateTimeZone($zone) : new DateTimeZone('UTC'),
        );
        $clean = $this->validator->normalise($definition, $input->values, $context);
        $merged = new Values(array_filter([...$base, ...$clean], static fn (mixed $value): bool => !Validator::isEmpty($value)));
        $step = self::stepFor($existing->status ?? Status::Draft);
        $this->validator->complete($definition, $merged, $step, $existing?->publishedAt, $context);
        $title = $this->titles->title($definition, $input, $existing, $merged, $context);
        $slug = $this->titles->slug($input, $existing, $title, $context);
        if ($context->errors() !== []) {
            throw DomainError::invalid($context->errors());
        }
        // A new translation starts with the group's shared values; computed ones follow what they are made from.
        $own = $existing === null || $existing->version === 0 ? $merged->all() : $clean;

        return [[...$own, ...$definition->compute($merged)], $title, $slug];
    }

    /**
     * @param array<string, Record> $siblings
     * @return array<string, mixed> the values that the input is laid over
     */
    private function base(?Record $existing, array $siblings): array
    {
        if ($existing !== null && $existing->version > 0) {
            return $existing->values->all();
        }
        $shared = [];
        $first = $this->first($siblings);
        foreach ($first === null ? [] : $this->definitions->of($first->type)->fields()->shared() as $field) {
            $shared[$field->key] = $first?->values->raw($field->key);
        }

        return $shared;
    }

    /** What is or will be public must be complete; the rest may be a draft. */
    public static function stepFor(Status $status): Required
    {
        return in_array($status, [Status::AutoDraft, Status::Draft, Status::ToEdit, Status::Rejected], true)
            ? Required::ToSave
            : Required::ToSubmit;
    }

    /** @param array<string, Record> $records */
    private function first(array $records): ?Record
    {
        return array_values($records)[0] ?? null;
    }
}
