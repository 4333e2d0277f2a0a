<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Cause;
use Passerelle\Content\Changes;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Storage;
use Passerelle\Content\Translations\Translations;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/**
 * Starts the translation of a record: a draft in the other language with all values copied, including texts to be translated.
 * Relations refer to groups, so they need no change.
 */
final readonly class TranslateContent
{
    public function __construct(
        private Transaction $transaction,
        private Records $records,
        private Storage $storage,
        private Policy $policy,
        private Changes $changes,
        private Translations $translations,
    ) {
    }

    /**
     * @throws DomainError not_found, also for other people's unpublished records; forbidden; invalid_transition for a rejected one, or a translation in the trash
     */
    public function __invoke(Viewer $actor, int $id, Lang $language): Translation
    {
        $source = $this->records->find($id);
        if ($source === null || $source->version === 0 || $source->status === Status::Trash) {
            throw DomainError::notFound();
        }
        $isOwn = $actor->isSignedIn() && $source->ownerId === $actor->id;
        // A translation is a draft of its own: whoever may propose changes of what is public may begin one.
        $mayEdit = $this->policy->canEdit($actor, $source) || $this->policy->can($actor, Transition::Propose, $source);
        if (!$mayEdit && !$isOwn && !$source->status->isPublic()) {
            throw DomainError::notFound();
        }
        if ($source->status === Status::Rejected) {
            throw new DomainError('invalid_transition');
        }
        if (!$mayEdit || !$this->policy->canCreate($actor, $source->type)) {
            throw DomainError::forbidden();
        }
        $existing = $this->existing($source, $language);

        return $existing !== null
            ? new Translation($existing, existed: true)
            : $this->transaction->run(fn (): Translation => $this->storage->write(fn (): Translation => $this->copy($actor, $source, $language)));
    }

    /** @throws DomainError invalid_transition while it is in the trash, from where it may come back */
    private function existing(Record $source, Lang $language): ?Record
    {
        $group = $this->records->findGroups([$source->groupId])[$source->groupId] ?? [];
        $existing = $group[$language->value] ?? null;
        if ($existing?->status === Status::Trash) {
            throw new DomainError('invalid_transition');
        }

        return $existing;
    }

    private function copy(Viewer $actor, Record $source, Lang $language): Translation
    {
        // The second one of two simultaneous requests waits here and then finds the translation of the first.
        $this->storage->lock($source->id);
        $existing = $this->existing($source, $language);
        if ($existing !== null) {
            return new Translation($existing, existed: true);
        }
        $id = $this->storage->insert($source->type, $language, $source->title, $source->slug, $source->ownerId, $source->groupId);
        $this->storage->writeValues($id, $source->type, $source->values->all(), $source->audience);
        $copy = $this->records->find($id) ?? throw DomainError::notFound();
        $this->translations->markCurrent($copy, $source);
        $this->changes->announce(null, $copy, new Cause($actor, OtherChange::Translate));

        return new Translation($copy, existed: false);
    }
}
