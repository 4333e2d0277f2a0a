<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use Passerelle\Content\PublicRecords;
use Passerelle\Content\Records;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/** A person's own favourites. The number of queries does not grow with their number, which is limited. */
final readonly class ListFavourites
{
    public function __construct(private FavouriteStore $store, private Records $records, private PublicRecords $public, private Clock $clock)
    {
    }

    /** @throws DomainError access_token_missing */
    public function __invoke(Viewer $viewer, FavouriteQuery $query): FavouritePage
    {
        $all = $this->store->ofUser($viewer->isSignedIn() ? $viewer->id : throw new DomainError('access_token_missing'));
        $counts = array_count_values(array_map(static fn (Favourite $each): string => $each->type->searchType()->value, $all));
        $ofType = array_values(array_filter($all, static fn (Favourite $each): bool => $query->type === null || $each->type->searchType() === $query->type));
        if ($query->sort === FavouriteSort::Recent && !$query->isComing) {
            return new FavouritePage($this->listed($viewer, self::page($ofType, $query), $query->language), count($ofType), $counts);
        }
        // Which ones are on the page depends on the dates of all.
        $listed = $this->listed($viewer, $ofType, $query->language);
        if ($query->isComing) {
            $listed = array_values(array_filter($listed, $this->isComing(...)));
        }
        if ($query->sort === FavouriteSort::Date) {
            usort($listed, $this->byDate(...));
        }

        return new FavouritePage(self::page($listed, $query), count($listed), $counts);
    }

    /**
     * @param list<Favourite> $favourites
     * @return list<ListedFavourite>
     */
    public function listed(Viewer $viewer, array $favourites, Lang $language): array
    {
        $groups = $this->records->findGroups(array_map(static fn (Favourite $each): int => $each->groupId, $favourites));
        $listed = [];
        foreach ($favourites as $favourite) {
            $group = $groups[$favourite->groupId] ?? [];
            $record = $this->public->first($viewer, $group, $language);
            $any = $record ?? array_values($group)[0] ?? null;
            if ($any !== null) {
                $listed[] = new ListedFavourite($favourite, $any->id, $record, $record === null ? null : ItemDates::next($record, $this->clock->now()));
            }
        }

        return $listed;
    }

    /**
     * @template T
     * @param list<T> $all
     * @return list<T>
     */
    private static function page(array $all, FavouriteQuery $query): array
    {
        return array_slice($all, ($query->page - 1) * $query->perPage, $query->perPage);
    }

    private function isComing(ListedFavourite $each): bool
    {
        return $each->date !== null && $each->date->at >= $this->clock->now();
    }

    /** Sorting is stable: those without a date to come stay in the order of their marking. */
    private function byDate(ListedFavourite $one, ListedFavourite $other): int
    {
        $rank = fn (ListedFavourite $each): int => $each->date !== null && $this->isComing($each) ? $each->date->at->getTimestamp() : PHP_INT_MAX;

        return $rank($one) <=> $rank($other);
    }
}
