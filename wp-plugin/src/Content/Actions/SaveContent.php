<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Cause;
use Passerelle\Content\Changes;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Storage;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Creates or updates one language of an item; shared values are written to all its languages. */
final readonly class SaveContent
{
    public function __construct(
        private Records $records,
        private Preparation $preparation,
        private Storage $storage,
        private OtherLanguages $otherLanguages,
        private EditRights $rights,
        private SaveGuard $guard,
        private Changes $changes,
    ) {
    }

    /** @throws DomainError not_found, forbidden or the code of the type, not_editable, other_translation_exists, invalid_fields, locked_by_other, stale_version */
    public function __invoke(SaveInput $input): Record
    {
        $found = $this->found($input);
        // An auto-draft of WordPress's "add new" screen is empty and handled as new.
        $existing = $found !== null && $found->version > 0 ? $found : null;
        $siblings = $this->siblings($input, $existing);
        if ($existing !== null) {
            $this->rights->requireEdit($input->actor, $existing);
        } else {
            $this->rights->requireCreate($input->actor, $input->type, $this->first($siblings), $input->ownerId);
        }
        $prepared = $this->preparation->prepare($input, $existing, $this->first($siblings));
        $audience = $input->audience ?? $existing->audience ?? $this->first($siblings)->audience ?? Audience::Public;
        $this->rights->requireShared($input->actor, $siblings, fn (Record $sibling): array => $this->otherLanguages->changes($sibling, $prepared->values, $audience));

        $cause = new Cause($input->actor, $existing === null ? OtherChange::Create : Transition::Save);

        return $this->changes->write(fn (): Record => $this->save($input, $existing, $siblings, $prepared, $audience, $cause));
    }

    /**
     * Writes an approved proposal into its record. The caller checks the right to decide.
     *
     * @throws DomainError invalid_fields when it is no longer valid; locked_by_other, stale_version
     */
    public function applyProposal(Record $record, Proposal $proposal, Viewer $moderator, int $version): Record
    {
        $input = new SaveInput(
            $moderator,
            $record->type,
            $record->language,
            title: $proposal->title,
            slug: $proposal->slug,
            audience: $proposal->audience,
            id: $record->id,
            expectedVersion: $version,
        );
        $siblings = $this->siblings($input, $record);
        $prepared = $this->preparation->prepare($input, $proposal->applyTo($record), $this->first($siblings));
        $complete = new Prepared([...$proposal->values, ...$prepared->values], $prepared->title, $prepared->slug, $prepared->hasOwnSlug);
        $cause = new Cause($moderator, Transition::ApproveProposal);

        return $this->changes->write(fn (): Record => $this->save($input, $record, $siblings, $complete, $proposal->audience, $cause));
    }

    /** @param array<string, Record> $siblings */
    private function save(SaveInput $input, ?Record $existing, array $siblings, Prepared $prepared, Audience $audience, Cause $cause): Record
    {
        if ($existing === null) {
            $id = $this->create($input, $prepared);
        } else {
            $id = $existing->id;
            $this->guard->beforeSave($input->actor, $existing);
            $this->storage->nextVersion($id, $input->expectedVersion ?? $existing->version);
            $this->storage->update($id, $existing->language, ['post_title' => $prepared->title, 'post_name' => $prepared->slug]);
        }
        $this->storage->writeValues($id, $input->type, $prepared->values, $audience, $prepared->hasOwnSlug);
        $changed = $this->otherLanguages->save($siblings, $prepared->values, $audience);
        $this->storage->writeLedgers($existing->groupId ?? $input->groupId ?? $id, $input->type, $prepared->values);

        $after = $this->records->find($id) ?? throw DomainError::notFound();
        $changedNow = $this->records->findMany(array_keys($changed));
        $current = array_map(static fn (Record $sibling): Record => $changedNow[$sibling->id] ?? $sibling, $siblings);
        $this->otherLanguages->recordOrigin($existing, $after, $current, $input->isMinorChange);
        $this->changes->announce($existing, $after, $cause);
        foreach ($changedNow as $record) {
            $this->changes->announce($changed[$record->id], $record, $cause);
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
     * @throws DomainError not_found for an unknown group, other_translation_exists when it already has this language
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
                throw new DomainError('other_translation_exists');
            }
        }
        unset($group[$input->language->value]);

        return $group;
    }

    /** @param array<string, Record> $records */
    private function first(array $records): ?Record
    {
        return array_values($records)[0] ?? null;
    }
}
