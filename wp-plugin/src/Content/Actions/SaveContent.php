<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Accounts\Role;
use Passerelle\Accounts\Viewer;
use Passerelle\Content\Audience;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\ContentPolicy;
use Passerelle\Content\Definitions;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Status;
use Passerelle\Content\Storage;
use Passerelle\Content\Validation\Validator;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;

/** Creates or changes one language of a thing; values without a language go to all of its languages. */
final readonly class SaveContent
{
    public function __construct(
        private Transaction $transaction,
        private Records $records,
        private Definitions $definitions,
        private Preparation $preparation,
        private Storage $storage,
        private ContentPolicy $policy,
        private ContentListener $listeners,
        private FormerSlugs $formerSlugs,
    ) {
    }

    /** @throws DomainError not_found, forbidden, not_editable, invalid_transition, invalid_fields, stale_version */
    public function __invoke(SaveInput $input): Record
    {
        $found = $this->found($input);
        // What WordPress's "add new" screen made holds nothing yet: it is as good as new.
        $existing = $found !== null && $found->version > 0 ? $found : null;
        $siblings = $this->siblings($input, $existing);
        $this->checkRights($input, $existing, $siblings);
        $prepared = $this->preparation->prepare($input, $existing, $this->first($siblings));

        return $this->transaction->run(fn (): Record => $this->storage->write(
            fn (): Record => $this->save($input, $existing, $siblings, $prepared),
        ));
    }

    /** @param array<string, Record> $siblings */
    private function save(SaveInput $input, ?Record $existing, array $siblings, Prepared $prepared): Record
    {
        if ($existing === null) {
            $id = $this->create($input, $prepared);
        } else {
            $id = $existing->id;
            $this->storage->nextVersion($id, $input->expectedVersion ?? $existing->version);
            $this->storage->update($id, $existing->language, ['post_title' => $prepared->title, 'post_name' => $prepared->slug]);
        }
        $audience = $input->audience ?? $existing->audience ?? $this->first($siblings)->audience ?? Audience::Public;
        $this->storage->writeValues($id, $input->type, $prepared->values, $audience);
        $changed = $this->saveSiblings($siblings, $prepared->values, $audience);
        $this->storage->writeLedgers($existing->groupId ?? $input->groupId ?? $id, $input->type, $prepared->values);

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

    private function create(SaveInput $input, Prepared $prepared): int
    {
        if ($input->id === null) {
            return $this->storage->insert(
                $input->type,
                $input->language,
                $prepared->title,
                $prepared->slug,
                $input->ownerId ?? $input->actor->id,
                $input->groupId,
            );
        }
        $this->storage->adopt($input->id, $input->language, $input->groupId);
        $this->storage->update($input->id, $input->language, [
            'post_title' => $prepared->title,
            'post_name' => $prepared->slug,
            'post_status' => Status::Draft->value,
        ]);

        return $input->id;
    }

    /**
     * @param array<string, Record> $siblings
     * @param array<string, mixed> $values
     * @return array<int, Record> those that changed, as they were
     */
    private function saveSiblings(array $siblings, array $values, Audience $audience): array
    {
        $changed = [];
        foreach ($siblings as $sibling) {
            $shared = $this->sharedChanges($sibling, $values);
            if ($shared === [] && $sibling->audience === $audience) {
                continue;
            }
            $this->storage->bumpVersion($sibling->id);
            $this->storage->writeValues($sibling->id, $sibling->type, $shared, $audience);
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

    private function found(SaveInput $input): ?Record
    {
        if ($input->id === null) {
            return null;
        }
        $record = $this->records->find($input->id);
        if ($record === null || $record->type !== $input->type || $record->status === Status::Trash) {
            throw DomainError::notFound();
        }
        if ($record->version > 0 && $record->language !== $input->language) {
            throw DomainError::invalid([new FieldError('language', 'unexpected_fields')]);
        }

        return $record;
    }

    /**
     * @return array<string, Record> the other languages of the group
     * @throws DomainError not_found for a group that is none, invalid_transition when it has this language already
     */
    private function siblings(SaveInput $input, ?Record $existing): array
    {
        $groupId = $existing->groupId ?? $input->groupId;
        if ($groupId === null) {
            return [];
        }
        $group = $this->records->findGroups([$groupId])[$groupId] ?? [];
        if ($existing === null) {
            if ($this->first($group)?->type !== $input->type) {
                throw DomainError::notFound();
            }
            if (isset($group[$input->language->value])) {
                throw new DomainError('invalid_transition');
            }
        }
        unset($group[$input->language->value]);

        return $group;
    }

    /** @param array<string, Record> $siblings */
    private function checkRights(SaveInput $input, ?Record $existing, array $siblings): void
    {
        if ($existing !== null) {
            $mayEdit = $this->policy->canEdit($input->actor, $existing);
        } else {
            $translated = $this->first($siblings);
            // A record in somebody else's name is for staff (imports, demo content).
            $isForOther = $input->ownerId !== null && $input->ownerId !== $input->actor->id;
            $mayEdit = $this->policy->canCreate($input->actor, $input->type)
                && ($translated === null || $this->policy->canEdit($input->actor, $translated))
                && (!$isForOther || $this->isStaff($input->actor));
        }
        if (!$mayEdit) {
            throw $existing !== null && $this->isOwnElsewhere($input->actor, $existing) ? new DomainError('not_editable') : DomainError::forbidden();
        }
    }

    /** One's own, in a state that its owner can't edit: it is being decided on, refused, or public. */
    private function isOwnElsewhere(Viewer $viewer, Record $record): bool
    {
        return $viewer->isSignedIn() && $record->ownerId === $viewer->id && $this->policy->canCreate($viewer, $record->type);
    }

    private function isStaff(Viewer $viewer): bool
    {
        return array_filter(Role::among($viewer->roles), static fn (Role $role): bool => $role->isStaff()) !== [];
    }

    /** @param array<string, Record> $records */
    private function first(array $records): ?Record
    {
        return array_values($records)[0] ?? null;
    }
}
