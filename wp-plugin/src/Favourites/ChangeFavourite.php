<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Content\PublicRecords;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Rights\Viewer;

/** A person marks an item, writes a note to it, and says whether to be reminded of its date. */
final readonly class ChangeFavourite
{
    public function __construct(
        private FavouriteStore $store,
        private Records $records,
        private PublicRecords $public,
        private Transaction $transaction,
        private Config $config,
    ) {
    }

    /**
     * Only public items that the person may read become favourites; whatever became one can be removed.
     *
     * @param int $id post in either language
     * @param bool|null $wanted whether it is to be one; null: the other state
     * @return bool whether it is one now
     * @throws DomainError access_token_missing · not_found · too_many_favourites
     */
    public function toggle(Viewer $viewer, int $id, ?bool $wanted = null): bool
    {
        $record = $this->record($viewer, $id);

        return $this->transaction->run(function () use ($viewer, $record, $wanted): bool {
            $isFavourite = $this->store->find($viewer->id, $record->groupId) !== null;
            if (!$isFavourite && !$this->public->isReadable($viewer, $record)) {
                throw DomainError::notFound();
            }
            $wanted ??= !$isFavourite;
            if ($wanted && !$isFavourite) {
                $this->add($viewer, $record);
            } elseif (!$wanted) {
                $this->store->remove($viewer->id, $record->groupId);
            }

            return $wanted;
        });
    }

    /**
     * @param string|null $note null: as it is
     * @param bool|null $remind null: as it is
     * @throws DomainError access_token_missing · not_found, when it is not a favourite · invalid_fields: too_long
     */
    public function update(Viewer $viewer, int $id, ?string $note, ?bool $remind): Favourite
    {
        $record = $this->record($viewer, $id);
        $text = $note === null ? null : self::clean($note);
        $max = $this->config->limit('favourites', 'note');
        if ($text !== null && mb_strlen($text) > $max) {
            throw DomainError::invalid([new FieldError('note', 'too_long', ['max' => $max])]);
        }

        return $this->transaction->run(function () use ($viewer, $record, $text, $remind): Favourite {
            $favourite = $this->store->find($viewer->id, $record->groupId) ?? throw DomainError::notFound();
            $this->store->update($viewer->id, $record->groupId, $text ?? $favourite->note, $remind ?? $favourite->remind);

            return $this->store->find($viewer->id, $record->groupId) ?? throw DomainError::notFound();
        });
    }

    /** @throws DomainError access_token_missing · not_found */
    private function record(Viewer $viewer, int $id): Record
    {
        return $this->records->find($viewer->isSignedIn() ? $id : throw new DomainError('access_token_missing')) ?? throw DomainError::notFound();
    }

    /** @throws DomainError too_many_favourites */
    private function add(Viewer $viewer, Record $record): void
    {
        if ($this->store->count($viewer->id) >= $this->config->limit('favourites', 'perPerson')) {
            throw new DomainError('too_many_favourites');
        }
        $this->store->add($viewer->id, $record->groupId, $record->type);
    }

    /** Several lines, without control characters. */
    private static function clean(string $note): string
    {
        $lines = str_replace(["\r\n", "\r"], "\n", $note);

        return (string) preg_replace('/^\s+|\s+$/Du', '', (string) preg_replace('/[^\P{Cc}\n\t]/u', '', $lines));
    }
}
