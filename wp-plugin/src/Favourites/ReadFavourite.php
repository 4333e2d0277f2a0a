<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Content\PublicRecords;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Which items are among a person's favourites. */
final readonly class ReadFavourite
{
    public function __construct(private FavouriteStore $store, private Records $records, private PublicRecords $public)
    {
    }

    /**
     * @param int $id post in either language
     * @return array{int, bool} the post, and whether its item is one
     * @throws DomainError access_token_missing · not_found
     */
    public function __invoke(Viewer $viewer, int $id): array
    {
        $record = $this->records->find($viewer->isSignedIn() ? $id : throw new DomainError('access_token_missing')) ?? throw DomainError::notFound();

        return $this->public->isReadable($viewer, $record) ? [$record->id, $this->store->find($viewer->id, $record->groupId) !== null] : throw DomainError::notFound();
    }

    /** @return list<int> groups of all favourites of a person */
    public function groups(Viewer $viewer): array
    {
        return $this->store->groupsOf($viewer->id);
    }
}
