<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Accounts\Viewer;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\ContentPolicy;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Status;
use Passerelle\Content\Storage;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;

/**
 * Starts the translation of a record: a draft in the other language with all values copied, texts as a start to write
 * over. Relations name groups, so they lead to the translated targets by themselves.
 */
final readonly class TranslateContent
{
    public function __construct(
        private Transaction $transaction,
        private Records $records,
        private Storage $storage,
        private ContentPolicy $policy,
        private ContentListener $listeners,
    ) {
    }

    /**
     * @throws DomainError not_found, also for other people's unpublished records; forbidden; invalid_transition for a rejected one
     */
    public function __invoke(Viewer $actor, int $id, Lang $language): Translation
    {
        $source = $this->records->find($id);
        if ($source === null || $source->version === 0 || $source->status === Status::Trash) {
            throw DomainError::notFound();
        }
        $isOwn = $actor->isSignedIn() && $source->ownerId === $actor->id;
        $mayEdit = $this->policy->canEdit($actor, $source);
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
            : $this->transaction->run(fn (): Translation => $this->storage->write(fn (): Translation => $this->copy($source, $language)));
    }

    private function existing(Record $source, Lang $language): ?Record
    {
        $group = $this->records->findGroups([$source->groupId])[$source->groupId] ?? [];
        return $group[$language->value] ?? null;
    }

    private function copy(Record $source, Lang $language): Translation
    {
        // Two translators at the same instant: the second one waits here, then finds what the first one made.
        $this->storage->lock($source->id);
        $existing = $this->existing($source, $language);
        if ($existing !== null) {
            return new Translation($existing, existed: true);
        }
        $id = $this->storage->insert($source->type, $language, $source->title, $source->slug, $source->ownerId, $source->groupId);
        $this->storage->writeValues($id, $source->type, $source->values->all(), $source->audience);
        $copy = $this->records->find($id) ?? throw DomainError::notFound();
        $this->listeners->onContentChanged(new ContentChanged(null, $copy));

        return new Translation($copy, existed: false);
    }
}
